/** The build begins to warn so many days before a paper's last day. */
const WARNING_DAYS = 30;

/** A paper of the owner's that is shown until its last day, «2027-12-31», and not a day longer. */
export type Paper = { name: string; expires: string };

/** True on a paper's last day too; `today` is a day as «2027-12-31». */
export function isValid({ expires }: Pick<Paper, 'expires'>, today: string): boolean {
  return today <= expires;
}

/** For each paper that has expired or soon will, what the owner has to do, in French. */
export function expiryWarnings(papers: Paper[], today: string): string[] {
  return papers.flatMap(({ name, expires }) => {
    const days = Math.round((Date.parse(expires) - Date.parse(today)) / 86_400_000);
    if (days < 0) return [`${name} : périmé depuis le ${expires}, le site ne le montre plus ; donnez le nouveau.`];
    if (days > WARNING_DAYS) return [];
    return [`${name} : périmé dans ${days} jour${days > 1 ? 's' : ''} (${expires}) ; demandez le suivant.`];
  });
}

/** Short paragraphs under a name each. */
export function TitledTexts({ texts = [] }: { texts?: readonly { title: string; text: string }[] | undefined }) {
  return texts.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}</strong> {text}
    </p>
  ));
}

/** Renders short paragraphs, each with its title in bold at the start. */
export function TitledTexts({ texts = [] }: { texts?: readonly { title: string; text: string }[] | undefined }) {
  return texts.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}</strong> {text}
    </p>
  ));
}

import { vars } from '@planner/ui/theme';

export interface DoAndDontProps {
  /** What works, one sentence each. */
  dos: readonly string[];
  /** What to avoid, and what to do instead. */
  donts: readonly string[];
}

/** What to do and what to avoid, side by side. */
export function DoAndDont({ dos, donts }: DoAndDontProps) {
  const lists = [
    { title: 'Do', sentences: dos, borderColor: vars.color.positive.text },
    { title: 'Don’t', sentences: donts, borderColor: vars.color.danger.text },
  ];
  return (
    <div className="planner-docs-choices">
      {lists.map(({ title, sentences, borderColor }) => (
        <section key={title} aria-label={title} style={{ borderColor }}>
          <h3>{title}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

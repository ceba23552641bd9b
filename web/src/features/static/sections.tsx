import { Section } from '../../components/layout/section.js';

/** A heading, and the sentences below it. */
export type Part = readonly [title: string, ...sentences: string[]];

/** Parts of a text one below the other. */
export const Sections = ({ parts }: { parts: readonly Part[] }) => (
  <div className="parts far">
    {parts.map(([title, ...sentences]) => (
      <Section key={title} title={title}>
        <div className="parts close">
          {sentences.map((sentence) => (
            <p key={sentence} className="text">
              {sentence}
            </p>
          ))}
        </div>
      </Section>
    ))}
  </div>
);

/** Short texts, each with its title. */
export const TitledTexts = ({ texts }: { texts: readonly (readonly [title: string, text: string])[] }) => (
  <div className="titled-texts">
    {texts.map(([title, text]) => (
      <div key={title}>
        <h3 className="title-3">{title}</h3>
        <p className="text quiet">{text}</p>
      </div>
    ))}
  </div>
);

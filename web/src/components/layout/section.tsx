import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
  /** Puts the content on a card. */
  card?: boolean;
  level?: 'h2' | 'h3';
}

/** A titled part of a screen. */
export const Section = ({ title, action, children, card = false, level: Title = 'h2' }: SectionProps) => {
  const content = (
    <>
      <div className="section-head">
        <Title className={card ? 'title-3' : 'title-2'}>{title}</Title>
        {action}
      </div>
      {children}
    </>
  );
  return <section className="section">{card ? <div className="card">{content}</div> : content}</section>;
};

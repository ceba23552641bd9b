import type { MessageTemplate } from '@workboard/contracts';
import type { MessageKind, MessageLanguage } from '@workboard/contracts/enums';
import { builtInTemplates } from '@workboard/contracts/message-templates';
import { readList } from '../../../lib/api/read.js';

/** A text to begin with: the product's, the company's version of it, or the company's own. */
export interface Template {
  key: string;
  /** The company's record; null for one of the product's that the company left as it is. */
  id: number | null;
  /** The product's template that it is, or stands for. */
  builtIn: string | null;
  kind: MessageKind;
  language: MessageLanguage;
  title: string;
  body: string;
}

export const languageLabels: Record<MessageLanguage, string> = { en: 'English', tpi: 'Tok Pisin' };
export const kindLabels: Record<MessageKind, string> = { general: 'Message', rejection: 'Rejection' };

export const templatesQuery = readList('/message-templates');

/** Everything that is offered: the company's own first, then the product's, each in the company's version where there is one. */
export const offered = (own: readonly MessageTemplate[]): Template[] => {
  const versions = new Map(own.filter(({ builtIn }) => builtIn !== null).map((one) => [one.builtIn, one]));
  return [
    ...own.filter(({ builtIn }) => builtIn === null).map((one) => ({ ...one, key: `own-${one.id}` })),
    ...builtInTemplates.map(({ key, ...template }) => {
      const { id, ...version } = versions.get(key) ?? { ...template, id: null };
      return { ...version, id, key, builtIn: key };
    }),
  ];
};

/** Templates by the language that they are in, for lists; empty groups are left out. */
export const byLanguage = (templates: readonly Template[]): { label: string; templates: Template[] }[] =>
  (['en', 'tpi'] as const)
    .map((language) => ({
      label: languageLabels[language],
      templates: templates.filter((template) => template.language === language),
    }))
    .filter((group) => group.templates.length > 0);

import { byLanguage, type Template } from './templates.js';

/** Templates to choose from, by language. */
export const TemplateOptions = ({ templates }: { templates: readonly Template[] }) =>
  byLanguage(templates).map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.templates.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </optgroup>
  ));

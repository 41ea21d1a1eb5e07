import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.type.titre';
export const order = 20;

const ROLES = [
  { role: 'type-display', key: 'sections.type.display' },
  { role: 'type-price', key: 'sections.type.price' },
  { role: 'type-h1', key: 'sections.type.h1' },
  { role: 'type-total', key: 'sections.type.total' },
  { role: 'type-h2', key: 'sections.type.h2' },
  { role: 'type-h3', key: 'sections.type.h3' },
  { role: 'type-body', key: 'sections.type.body' },
  { role: 'type-name', key: 'sections.type.name' },
  { role: 'type-meta', key: 'sections.type.meta' },
  { role: 'type-stock', key: 'sections.type.stock' },
  { role: 'type-label', key: 'sections.type.label' },
  { role: 'type-caption', key: 'sections.type.caption' },
  { role: 'type-head', key: 'sections.type.head' },
  { role: 'type-head-narrow', key: 'sections.type.headNarrow' },
  { role: 'type-badge', key: 'sections.type.badge' },
  { role: 'type-ref', key: 'sections.type.ref' },
  { role: 'type-button-lg', key: 'sections.type.buttonLg' },
  { role: 'type-button', key: 'sections.type.button' },
  { role: 'type-button-sm', key: 'sections.type.buttonSm' },
] as const;

export default function Type() {
  const t = useTexts('atelier');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ROLES.map(({ role, key }) => (
        <li key={role} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className={role}>{t(key)}</span>
          <code className="type-caption text-text-2">{role}</code>
        </li>
      ))}
    </ul>
  );
}

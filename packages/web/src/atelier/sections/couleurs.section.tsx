import { clsx } from 'clsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.couleurs.titre';
export const order = 10;

interface Swatch {
  token: string;
  ground: string;
  /** Text that may stand on it. */
  ink?: string;
}

const STRUCTURE: Swatch[] = [
  { token: 'ink', ground: 'bg-ink', ink: 'text-on' },
  { token: 'ink-2', ground: 'bg-ink-2', ink: 'text-on-2' },
  { token: 'ink-3', ground: 'bg-ink-3', ink: 'text-on' },
  { token: 'ink-solid', ground: 'bg-ink-solid', ink: 'text-on' },
  { token: 'ink-solid-h', ground: 'bg-ink-solid-h', ink: 'text-on' },
  { token: 'on', ground: 'bg-on' },
  { token: 'on-2', ground: 'bg-on-2' },
  { token: 'on-line', ground: 'bg-on-line' },
];
const SURFACES: Swatch[] = [
  { token: 'bg', ground: 'bg-bg', ink: 'text-text' },
  { token: 'sunk', ground: 'bg-sunk', ink: 'text-text-2' },
  { token: 'sunk-2', ground: 'bg-sunk-2', ink: 'text-text' },
  { token: 'tile', ground: 'bg-tile' },
  { token: 'line', ground: 'bg-line' },
  { token: 'line-2', ground: 'bg-line-2' },
  { token: 'scrim', ground: 'bg-scrim' },
];
const TEXTS: Swatch[] = [
  { token: 'text', ground: 'bg-text', ink: 'text-bg' },
  { token: 'text-2', ground: 'bg-text-2', ink: 'text-bg' },
  { token: 'link', ground: 'bg-link', ink: 'text-bg' },
  { token: 'sel', ground: 'bg-sel', ink: 'text-link' },
  { token: 'focus', ground: 'bg-focus', ink: 'text-bg' },
];
const ACTION: Swatch[] = [
  { token: 'act', ground: 'bg-act', ink: 'text-act-t' },
  { token: 'act-h', ground: 'bg-act-h', ink: 'text-act-t' },
  { token: 'act-t', ground: 'bg-act-t', ink: 'text-on' },
];
const STATES: Swatch[] = [
  { token: 'ok', ground: 'bg-ok', ink: 'text-bg' },
  { token: 'ok-b', ground: 'bg-ok-b', ink: 'text-ok' },
  { token: 'warn', ground: 'bg-warn', ink: 'text-bg' },
  { token: 'warn-b', ground: 'bg-warn-b', ink: 'text-warn' },
  { token: 'err', ground: 'bg-err', ink: 'text-bg' },
  { token: 'err-b', ground: 'bg-err-b', ink: 'text-err' },
];
const DELEGATE: Swatch[] = [
  { token: 'del', ground: 'bg-del', ink: 'text-on' },
  { token: 'del-2', ground: 'bg-del-2', ink: 'text-on' },
  { token: 'del-t', ground: 'bg-del-t', ink: 'text-bg' },
  { token: 'del-b', ground: 'bg-del-b', ink: 'text-del-t' },
  { token: 'del-l', ground: 'bg-del-l' },
  { token: 'del-edge', ground: 'bg-del-edge' },
];
const CHARTS: Swatch[] = [
  { token: 'chart-1', ground: 'bg-chart-1' },
  { token: 'chart-2', ground: 'bg-chart-2' },
  { token: 'chart-3', ground: 'bg-chart-3' },
  { token: 'chart-4', ground: 'bg-chart-4' },
];

export default function Couleurs() {
  const t = useTexts('atelier');
  const groups = [
    { name: t('sections.couleurs.structure'), swatches: STRUCTURE },
    { name: t('sections.couleurs.surfaces'), swatches: SURFACES },
    { name: t('sections.couleurs.textes'), swatches: TEXTS },
    { name: t('sections.couleurs.action'), swatches: ACTION },
    { name: t('sections.couleurs.etats'), swatches: STATES },
    { name: t('sections.couleurs.delegue'), swatches: DELEGATE },
    { name: t('sections.couleurs.graphiques'), swatches: CHARTS },
  ];
  const sample = t('sections.couleurs.exemple');
  return groups.map(({ name, swatches }) => (
    <Specimen key={name} title={name}>
      {swatches.map(({ token, ground, ink }) => (
        <div key={token} className="w-20">
          <div
            className={clsx(
              'flex h-10 items-center justify-center rounded-control border border-line-2 type-badge',
              ground,
              ink,
            )}
          >
            {ink ? sample : null}
          </div>
          <code className="type-caption">{token}</code>
        </div>
      ))}
    </Specimen>
  ));
}

import { describe, expect, it } from 'vitest';
import { findVisibleText } from './visible-text.ts';

function found(jsx: string): string[] {
  const text = `export const A = () => ${jsx};`;
  return findVisibleText({ path: 'packages/web/src/a.tsx', text }).map((each) => each.message);
}

describe('words written into a component', () => {
  it.each([
    ['text', '<p>Bonjour</p>'],
    ['text in a fragment', '<>Bonjour</>'],
    ['a string as a child', `<p>{'Bonjour'}</p>`],
    ['a template as a child', '<p>{`Bonjour ${nom}`}</p>'],
    ['a condition', `<p>{x ? 'Oui' : null}</p>`],
    ['a guarded string', `<p>{x && 'Oui'}</p>`],
    ['an accessible name', '<button type="button" aria-label="Fermer" />'],
    ['a placeholder in braces', `<input placeholder={'Rechercher'} />`],
    ['an alternative text', '<img alt="Une vis" src="a.png" />'],
  ])('are reported: %s', (_, jsx) => {
    expect(found(jsx)).toHaveLength(1);
  });

  it.each([
    `<p className="text-ink">{t('bonjour')}</p>`,
    '<p>{nom} × {quantite} − 20 %</p>',
    '<img alt="" src="a.png" />',
    `<a href="/panier" aria-label={t('panier')} />`,
  ])('are not seen in %s', (jsx) => {
    expect(found(jsx)).toEqual([]);
  });
});

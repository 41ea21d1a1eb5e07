import { useQuery } from '@tanstack/react-query';
import { RouterContextProvider, useRouter, useRouterState } from '@tanstack/react-router';
import { useId, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptPart, KeptPartsProvider } from './kept-part.tsx';
import { createPartsOfPage } from './kept-parts.server.tsx';
import { texts } from '../words/messages.server.ts';
import { PageProvider, usePage } from './page-context.ts';
import type { SessionAffichee } from '../app/rendering.ts';
import { createBareRouter } from '../app/bare-router.tsx';
import { TextsProvider, useLocale } from '../words/use-texts.ts';

const router = createBareRouter();

let renders = 0;
function Ligne({ nom, prix }: { nom: string; prix: string }) {
  renders++;
  const { session } = usePage();
  return (
    <li>
      {nom} · {prix} {useLocale()} {session.magasin?.libelle}
    </li>
  );
}
const LigneGardee = keptPart('ligne', Ligne);
const AutreLigne = keptPart('autre', ({ nom }: { nom: string; prix: string }) => <i>{nom}</i>);

const VISITEUR: SessionAffichee = { isAuthenticated: false };

function page(children: ReactNode, locale: 'fr' | 'en' = 'fr', session = VISITEUR): ReactNode {
  const franco = { montant: '150.00', devise: 'EUR' } as const;
  const info = { locale, path: '/', route: undefined, params: {}, session, franco };
  return (
    <RouterContextProvider router={router}>
      <TextsProvider value={texts.of(locale)}>
        <PageProvider value={info}>
          <ul>{children}</ul>
        </PageProvider>
      </TextsProvider>
    </RouterContextProvider>
  );
}

function renderKept(tree: ReactNode): string {
  const parts = createPartsOfPage();
  const html = renderToString(<KeptPartsProvider value={parts}>{tree}</KeptPartsProvider>);
  return parts.fill(html, router).toString();
}

test('a page with kept parts is the page React writes without them, first time and after', () => {
  const tree = page([
    <LigneGardee key="1" nom="Vis <4×40> & « écrou »" prix="1,20 €" />,
    <AutreLigne key="2" nom='$& $1 <kept-part n="0"></kept-part>' prix="" />,
    <LigneGardee key="3" nom="Boulon" prix="2,40 €" />,
  ]);
  const plain = renderToString(tree);
  expect(renderKept(tree)).toBe(plain);
  expect(renderKept(tree)).toBe(plain);
});

test('a part is rendered once for all the pages that show it', () => {
  renders = 0;
  const tree = page(<LigneGardee nom="Une fois" prix="1" />);
  for (let visit = 0; visit < 5; visit++) renderKept(tree);
  expect(renders).toBe(1);
});

test('another price, another language or another session is another part', () => {
  const [nantes, lyon] = ['Nantes', 'Lyon'].map((libelle, id) => ({
    isAuthenticated: true,
    magasin: {
      id,
      libelle,
      adresse: { departement: { code: '44' } },
      ouverture: { ouvert: false, heure: null, jour: null, reprise: null },
      jour: '2026-11-16',
      jusqua: '2026-11-16T23:00:00.000Z',
    },
  }));
  for (const tree of [
    page(<LigneGardee nom="Prix" prix="9,90 €" />),
    page(<LigneGardee nom="Prix" prix="7,50 €" />),
    page(<LigneGardee nom="Prix" prix="9,90 €" />, 'en'),
    page(<LigneGardee nom="Prix" prix="9,90 €" />, 'fr', nantes),
    page(<LigneGardee nom="Prix" prix="9,90 €" />, 'fr', lyon),
    page(<AutreLigne nom="Prix" prix="9,90 €" />),
  ]) {
    expect(renderKept(tree)).toBe(renderToString(tree));
  }
});

test('a part knows what it does with the router', () => {
  const Gardee = keptPart('agit', () => <i>{typeof useRouter().options.context.api.call}</i>);
  expect(renderKept(page(<Gardee />))).toContain('<i>function</i>');
});

test.each<[string, FunctionComponent]>([
  ['the path of its page', () => usePage().path],
  ['the parameters of its page', () => usePage().params['id']],
  ['where the router is', () => useRouterState({ select: ({ location }) => location.pathname })],
  ['what a query answered', () => useQuery<string>({ queryKey: ['prix'] }).data],
  ['names that depend on the rest of the page', () => <i id={useId()} />],
])('a part that shows %s is refused', (_what, Part) => {
  const Gardee = keptPart(`montre-${Math.random()}`, Part);
  expect(() => renderKept(page(<Gardee />))).toThrow(/kept part|QueryClient/);
});

import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '../words/messages.server.ts';
import { createBareRouter } from '../app/bare-router.tsx';
import { useTexts, TextsProvider } from '../words/use-texts.ts';
import { latePart } from './late-part.tsx';

const router = createBareRouter();

const Carte = ({ nom }: { nom: string }) => <b>{nom}</b>;
const Parlante = () => <i>{useTexts('vue-3d')('fermer')}</i>;
const load = async () => ({ default: Carte });

const pret = latePart({ load });
const proche = latePart({ load, when: 'near' });
const remplace = latePart({ load, ssr: false });
const demande = latePart({ load, when: 'asked' });
const parlante = latePart({ load: async () => ({ default: Parlante }), words: ['vue-3d'] });

function render(part: ReactNode): string {
  return renderToString(
    <RouterContextProvider router={router}>
      <TextsProvider value={texts.of('fr')}>{part}</TextsProvider>
    </RouterContextProvider>,
  );
}

beforeAll(() => Promise.all([pret, proche, remplace, demande, parlante].map((p) => p.preload())));

test('the server renders a part with the rest of its page', () => {
  expect(render(<pret.Part nom="Vis" fallback={<s>attente</s>} />)).toBe(
    '<!--$--><b>Vis</b><!--/$-->',
  );
});

test('one that waits until it is near has a place of its own', () => {
  expect(render(<proche.Part nom="Vis" placeClass="order-2" />)).toBe(
    '<div class="order-2" data-near="true"><!--$--><b>Vis</b><!--/$--></div>',
  );
});

test('one that is not rendered on the server has what stands in for it there', () => {
  expect(render(<remplace.Part nom="Vis" fallback={<s>lien</s>} />)).toBe('<s>lien</s>');
  expect(render(<remplace.Part nom="Vis" />)).toBe('');
});

test('one that was not asked for has what stands in for it', () => {
  expect(render(<demande.Part nom="Vis" fallback={<s>bouton</s>} />)).toBe('<s>bouton</s>');
});

test('its words are there when the server renders it', () => {
  expect(render(<parlante.Part />)).toMatch(/^<!--\$--><i>.+<\/i><!--\/\$-->$/);
});

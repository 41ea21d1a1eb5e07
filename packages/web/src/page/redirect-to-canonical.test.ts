import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { redirectToCanonical } from './redirect-to-canonical.ts';

const chemins = { fr: '/marques/tirval/4', en: '/marques/tirval-en/4', es: '/marques/tirval/4' };

function askFor(pathname: string, locale: 'fr' | 'en' = 'fr', search = {}): unknown {
  try {
    redirectToCanonical({ locale, pathname, search }, chemins);
    return undefined;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options;
  }
}

it('leaves a page asked for under its own name alone', () => {
  expect(askFor('/marques/tirval/4')).toBeUndefined();
  expect(askFor('/en/marques/tirval-en/4', 'en')).toBeUndefined();
  expect(askFor('/marques/t%69rval/4')).toBeUndefined();
});

it('sends another name to the right one for good, its search kept', () => {
  expect(askFor('/marques/autre/4', 'fr', { tri: 'prix', marque: '4,12' })).toMatchObject({
    href: '/marques/tirval/4?tri=prix&marque=4%2C12',
    statusCode: 301,
  });
  expect(askFor('/en/marques/tirval/4', 'en')).toMatchObject({ href: '/en/marques/tirval-en/4' });
});

it('survives a path that does not decode', () => {
  expect(askFor('/marques/%E0%A4%A/4')).toMatchObject({ href: '/marques/tirval/4' });
});

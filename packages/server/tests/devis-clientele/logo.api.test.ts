/** The logo of a company: what is drawn of a file is kept, and nothing else that was in it. */
import { crc32, deflateSync } from 'node:zlib';
import type { LogoDevis } from '@comptoir/contract/devis-clientele/logo.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { json, refusee } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { creerRempli, DEVIS, lu } from './devis-de-clientele.ts';

let equipe: Equipe;
let morel: Visitor;

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  morel = await signIn(equipe, MOREL);
});
afterAll(() => equipe.api.close());

const LOGO = `${DEVIS}/reglages/logo`;

const deposer = (octets: Buffer | string, qui = morel, name = 'logo') =>
  qui.call('POST', LOGO, json({ fichier: { data: Buffer.from(octets).toString('base64'), name } }));

const kept = async (qui = morel) =>
  (await lu<{ logo: LogoDevis | null }>(qui.call('GET', LOGO))).logo;
const contenu = (logo: LogoDevis | null) => Buffer.from(logo?.data ?? '', 'base64');

function chunk(nom: string, data: Buffer): Buffer {
  const nomme = Buffer.concat([Buffer.from(nom, 'latin1'), data]);
  const [longueur, somme] = [Buffer.alloc(4), Buffer.alloc(4)];
  longueur.writeUInt32BE(data.length);
  somme.writeUInt32BE(crc32(nomme));
  return Buffer.concat([longueur, nomme, somme]);
}

interface Faux {
  largeur?: number;
  hauteur?: number;
  /** Rows that are really in it. */
  rangees?: number;
  enPlus?: Buffer;
}

/** Eight bits, red green blue. */
function png({ largeur = 40, hauteur = 20, rangees = hauteur, enPlus }: Faux = {}): Buffer {
  const entete = Buffer.alloc(13);
  entete.writeUInt32BE(largeur, 0);
  entete.writeUInt32BE(hauteur, 4);
  entete.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rangees * (1 + 3 * Math.min(largeur, 40)), 90));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', entete),
    ...(enPlus ? [enPlus] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>after the end</script>'),
  ]);
}

const svg = (dedans: string, tete = '') =>
  `${tete}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 80" onload="alert(1)">${dedans}</svg>`;
const TRACE = '<path d="M10 10h80v40z" fill="#c60"/>';

/** One dot, said to be large where a test wants it. */
const jpeg = (largeur = 8, hauteur = 8) =>
  Buffer.concat([
    Buffer.from('ffd8ffe1001745786966000047505320686572652049206c697665', 'hex'),
    Buffer.from('ffc0000b08', 'hex'),
    Buffer.from([hauteur >> 8, hauteur & 255, largeur >> 8, largeur & 255]),
    Buffer.from('01011100', 'hex'),
    Buffer.from('ffda0008010100003f00d2ffd93c7363726970743e', 'hex'),
  ]);

describe('of a file that is a picture', () => {
  test('a PNG keeps its pixels, and loses what was said in it or put behind it', async () => {
    const texte = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const logo = await lu<{ logo: LogoDevis }>(deposer(png({ enPlus: texte })));
    expect(logo.logo.type).toBe('image/png');
    expect(contenu(logo.logo).toString('latin1')).not.toContain('script');
    expect(await kept()).toEqual(logo.logo);
  });

  test('a JPEG loses where it was taken', async () => {
    const { logo } = await lu<{ logo: LogoDevis }>(deposer(jpeg()));
    expect(logo.type).toBe('image/jpeg');
    expect(contenu(logo).toString('latin1')).not.toMatch(/Exif|GPS|script/);
  });

  test('an SVG is its paths alone: of shapes, groups, classes and gradients', async () => {
    const dessin = svg(`
      <defs><linearGradient id="g"><stop offset="0" stop-color="#0a0"/></linearGradient></defs>
      <style>.a{fill:rgb(1,2,3)} @import url(http://evil.test/a.css); .b{fill:url(http://evil.test/#x)}</style>
      <g transform="translate(10 5) scale(2)"><rect class="a" width="10" height="8" rx="2"/></g>
      <circle cx="50" cy="40" r="9" fill="url(#g)"/>
      <path d="M0 0a5 5 0 015 5L8e0,9" stroke="red" fill="none"/>
      <polygon points="1,2 3,4 5,6" class="b"/>
      <rect width="5" height="5" display="none"/>`);
    const { logo } = await lu<{ logo: LogoDevis }>(deposer(dessin));
    expect(contenu(logo).toString()).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" width="200" height="80">',
        '<path d="M2 0h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z" fill="#010203" transform="matrix(2 0 0 2 10 5)"/>',
        '<path d="M41 40a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z" fill="#00aa00"/>',
        '<path d="M0 0a5 5 0 0 1 5 5L8 9" fill="none" stroke="#ff0000" stroke-width="1"/>',
        '<path d="M1 2 3 4 5 6Z" fill="#000000"/>',
        '</svg>',
      ].join(''),
    );
  });

  test.each([
    ['a script', `<script>alert(1)</script>${TRACE}`],
    ['a handler', '<path d="M10 10h80v40z" fill="#c60" onclick="alert(1)"/>'],
    ['a link', `<a xlink:href="javascript:alert(1)">${TRACE}</a>`],
    ['a picture of elsewhere', `<image href="http://evil.test/x.png"/>${TRACE}`],
    ['a page', `<foreignObject><iframe src="http://evil.test"/></foreignObject>${TRACE}`],
    ['a use of elsewhere', `<use href="http://evil.test/x.svg#a"/>${TRACE}`],
    ['a movement', `<animate attributeName="href" to="javascript:alert(1)"/>${TRACE}`],
    ['a style that fetches', `<style>path{fill:url(http://evil.test)}</style>${TRACE}`],
    ['a way out of an attribute', '<path d="M10 10h80v40z" fill="#c60&quot; onload=&quot;x"/>'],
  ])('with %s is drawn without it', async (_, dedans) => {
    const { logo } = await lu<{ logo: LogoDevis }>(deposer(svg(dedans)));
    expect(contenu(logo).toString()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 80" width="200" height="80"><path d="M10 10h80v40z" fill="#(?:cc6600|000000)"\/><\/svg>$/,
    );
  });

  test('with a plain document type, as programs write it, is taken', async () => {
    const tete = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">';
    expect((await deposer(svg(TRACE, tete))).status).toBe(200);
  });
});

describe('of a file that is none', () => {
  const bombe = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>';
  const trop = svg('<path d="M0 0h1v1z"/>'.repeat(2001));
  const profond = svg(`${'<g>'.repeat(60)}${TRACE}${'</g>'.repeat(60)}`);

  test.each<[string, Buffer | string, string]>([
    ['entities that grow', svg(`<text>&b;</text>${TRACE}`, bombe), 'logo-dangereux'],
    [
      'an entity of a file',
      svg(TRACE, '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      'logo-dangereux',
    ],
    ['texts alone', svg('<text>Morel</text>'), 'logo-sans-trace'],
    ['thousands of paths', trop, 'logo-trop-detaille'],
    ['groups without end', profond, 'logo-illisible'],
    ['a path that is none', svg('<path d="M0 0 Lfoo"/>'), 'logo-sans-trace'],
    [
      'a drawing without a size',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
      'logo-illisible',
    ],
    ['a PNG larger than it says', png({ largeur: 1, hauteur: 1, rangees: 2000 }), 'logo-illisible'],
    ['a PNG smaller than it says', png({ rangees: 3 }), 'logo-illisible'],
    ['a PNG of a wall', png({ largeur: 60_000, hauteur: 60_000, rangees: 1 }), 'logo-trop-grand'],
    ['half a PNG', png().subarray(0, 60), 'logo-illisible'],
    ['a JPEG of a wall', jpeg(60_000, 60_000), 'logo-trop-grand'],
    ['half a JPEG', jpeg().subarray(0, 40), 'logo-illisible'],
    ['a page', '<html><script>alert(1)</script></html>', 'logo-type'],
    ['a program', 'MZ\u0090\u0000', 'logo-type'],
    ['more than a logo weighs', Buffer.alloc(600 * 1024), 'logo-trop-lourd'],
  ])('%s is refused, and the logo there was stays', async (_, octets, code) => {
    await lu(deposer(svg(TRACE)));
    const avant = await kept();
    expect(await refusee(deposer(octets))).toMatchObject({ code });
    expect(await kept()).toEqual(avant);
  });

  test('twenty megabytes are refused while they arrive', async () => {
    const answer = await deposer(Buffer.alloc(20 * 1024 * 1024)).catch(() => undefined);
    // The rest of it may find the line closed.
    expect(answer?.status ?? 413).toBe(413);
  });
});

describe('once it is kept', () => {
  test('it stands on the paper and on the page of the customer, until it is taken off', async () => {
    const { id } = await creerRempli(morel, [{ prixHT: '10' }]);
    const pdf = async () => {
      const { data } = await lu<{ data: string }>(
        morel.call('GET', `${DEVIS}/${id}/export?format=pdf`),
      );
      return Buffer.from(data, 'base64');
    };
    await morel.call('DELETE', LOGO);
    const sans = await pdf();
    for (const octets of [svg(TRACE), png(), jpeg()]) {
      await lu(deposer(octets));
      expect((await pdf()).length).toBeGreaterThan(sans.length);
    }
    await lu(deposer(svg(TRACE)));
    const { lien } = await lu<{ lien: string }>(
      morel.call('POST', `${DEVIS}/${id}/envoyer`, json({})),
    );
    const recu = `${equipe.api.url}/api/devis-recu/${lien.slice(-43)}`;
    expect(await (await fetch(recu)).json()).toMatchObject({ entreprise: { hasLogo: true } });
    const image = await fetch(`${recu}/logo`);
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await image.text()).toContain('#cc6600');
    // A link that is closed shows nothing, nor does one that was guessed.
    await lu(morel.call('POST', `${DEVIS}/${id}/revoquer`));
    expect((await fetch(`${recu}/logo`)).status).toBe(404);
    const guessed = `${equipe.api.url}/api/devis-recu/${'a'.repeat(43)}/logo`;
    expect((await fetch(guessed)).status).toBe(404);
    expect((await morel.call('DELETE', LOGO)).status).toBe(204);
    expect(await kept()).toBeNull();
    expect((await pdf()).length).toBe(sans.length);
  });

  test('it is the company’s own: no other has it, and no delegate touches it', async () => {
    await lu(deposer(svg(TRACE)));
    const lemaire = await signIn(equipe, LEMAIRE);
    expect(await kept(lemaire)).toBeNull();
    await lemaire.call('DELETE', LOGO);
    expect(await kept()).not.toBeNull();
    const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    expect(await refusee(deposer(svg(TRACE), delegue))).toMatchObject({ code: 'acces-interdit' });
    expect(await refusee(delegue.call('GET', LOGO))).toMatchObject({ code: 'acces-interdit' });
  });

  test('settings saved afterwards leave it where it is', async () => {
    await lu(deposer(svg(TRACE)));
    const { hasLogo, ...reglages } = await lu<{ hasLogo: boolean }>(
      morel.call('GET', `${DEVIS}/reglages`),
    );
    expect(hasLogo).toBe(true);
    await lu(morel.call('PUT', `${DEVIS}/reglages`, json(reglages)));
    expect(await kept()).not.toBeNull();
  });
});

/**
 * Draws the pictures that stand for a page where its link is shared, 1200 × 630, from the shop's own
 * logo, colours and drawings: `node scripts/pictures/dessiner-partages.ts` after one of them changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { LOGO } from '@comptoir/contract/enseigne/logo.ts';
import { writeSvg } from '../../packages/server/src/images/images.public.ts';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../machine/chromium.ts';

const LARGEUR = 1200;
const HAUTEUR = 630;
const DOSSIER = join(import.meta.dirname, '../../packages/web/public/partage');

/** Name of the picture, and the drawings on it. */
const PARTAGES: Readonly<Record<string, readonly string[]>> = {
  accueil: ['perceuse-visseuse', 'vis', 'casque', 'charniere'],
  conseils: ['metre-ruban', 'goujon', 'niveau', 'crayon'],
  contenus: ['carton', 'chariot', 'cle', 'serrure'],
  magasins: ['etagere', 'bac', 'diable', 'caisse'],
  nouveautes: ['scie-plongeante', 'batterie', 'veste', 'laser'],
  reglementation: ['harnais', 'extincteur', 'echelle', 'masque'],
  securite: ['gant', 'lunettes', 'chaussure', 'casque-antibruit'],
  services: ['scie-circulaire', 'cylindre', 'plaque', 'tiroir'],
};

const { ink, act } = enseigne.couleurs.clair;
const TUILE = 240;
const ECART = 32;

function dessiner(dessins: readonly string[]): string {
  const logo = 560 / LOGO.largeur;
  const tuiles = dessins.map((nom, index) => {
    const x = 72 + index * (TUILE + ECART);
    // Each drawing has its own gradients: embedded, their names do not meet.
    const svg = Buffer.from(writeSvg(nom)).toString('base64');
    return (
      `<rect x="${x}" y="318" width="${TUILE}" height="${TUILE}" rx="8" fill="#f5f3ef"/>` +
      `<image x="${x + 24}" y="342" width="${TUILE - 48}" height="${TUILE - 48}" href="data:image/svg+xml;base64,${svg}"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGEUR}" height="${HAUTEUR}">` +
    `<rect width="100%" height="100%" fill="${ink}"/>` +
    `<g transform="translate(72 108) scale(${logo})"><path fill="#fff" d="${LOGO.mot}"/>` +
    `<path fill="${act}" d="${LOGO.comptoir}"/></g>${tuiles.join('')}</svg>`
  );
}

const browser = await chromium.launch({
  executablePath: await ensureHeadlessChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const page = await browser.newPage({ viewport: { width: LARGEUR, height: HAUTEUR } });
  await mkdir(DOSSIER, { recursive: true });
  for (const [nom, dessins] of Object.entries(PARTAGES)) {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${dessiner(dessins)}`);
    await writeFile(join(DOSSIER, `${nom}.png`), await page.screenshot({ type: 'png' }));
  }
} finally {
  await browser.close();
}

import type { Conditionnement } from '@comptoir/contract/achat-rapide/quantite-vendue.ts';
import { expect, test } from 'vitest';
import { compter } from '../../../../src/panier/imports/compter-ligne.ts';
import type { LigneCommande } from '../../../../src/panier/imports/commande-lue.ts';
import { readOctets } from '../../../../src/panier/imports/read-octets.ts';
import { FICHIERS } from './fichiers.ts';
import type { FichierEcrit } from './fichiers/fichier-ecrit.ts';

interface Article extends Conditionnement {
  reference: string;
}

/** What the orders name. */
const ARTICLES: readonly Article[] = [
  { reference: 'VBF-05060-ZJ', unite: 'boite', contenu: '200.000' },
  { reference: 'VBS-04040-SE', unite: 'seau', contenu: '2000.000' },
  { reference: 'LDJ-1PN-16-C', unite: 'piece', contenu: '1.000' },
  { reference: 'CLP-013-CV', unite: 'piece', contenu: '1.000' },
  { reference: 'CES-150-15-25', unite: 'rouleau', contenu: '25.000' },
];
const PAR_CODE = new Map([
  ...ARTICLES.map((article): [string, Article] => [article.reference, article]),
  ['2016000012350', ARTICLES[0] as Article],
]);

/** What becomes of a line, written as the table of files writes it. */
function written(ligne: LigneCommande): string {
  const article = ligne.codes
    .map((code) => PAR_CODE.get(code))
    .find((found) => found !== undefined);
  if (!article) return `-${ligne.codes[0] ?? ligne.libelle}`;
  const { quantite, raison, lectures, avertissements } = compter(ligne, article);
  if (raison !== undefined) return `?${article.reference} ${raison} [${lectures.join(',')}]`;
  const told = avertissements.filter((code) => code !== 'quantite-lue').map((code) => ` !${code}`);
  return `${article.reference}×${quantite}${told.join('')}`;
}

async function read({
  contenu,
}: FichierEcrit): Promise<{ lignes: string[]; numero: string | null }> {
  const connaitre = (codes: readonly string[]) =>
    Promise.resolve(new Set(codes.filter((code) => PAR_CODE.has(code))));
  const lecture = await readOctets(
    new Uint8Array(Buffer.from((await contenu) as string)),
    connaitre,
  );
  if ('refus' in lecture) {
    return { lignes: [`refus:${lecture.document ?? lecture.refus}`], numero: null };
  }
  return { lignes: lecture.commande.lignes.map(written), numero: lecture.commande.numero };
}

test('forty kinds of files are here, and more', () => {
  expect(FICHIERS.length).toBeGreaterThanOrEqual(40);
});

test.each(FICHIERS)(
  '$programme, $bizarrerie: every line is taken right or told',
  async (fichier) => {
    const { lignes, numero } = await read(fichier);
    expect(lignes).toEqual(fichier.attendu);
    if (fichier.numero !== undefined) expect(numero).toBe(fichier.numero);
  },
);

/** What a file is, by its first bytes, and the order in it. Runs in a thread of its own. */
import { situerTable, situerTexte } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { lireOctets as lireEcrit } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import type { LigneSituee } from '@comptoir/contract/achat-rapide/colonnes.ts';
import {
  MAX_LIGNES_IMPORT,
  type FormatBonCommande,
} from '@comptoir/contract/panier/import.contract.ts';
import { lireClasseur } from './classeur.ts';
import { toLigneCommande, type CommandeLue, type RefusLecture } from './commande-lue.ts';
import { lireNumeros } from './numeros-commande.ts';
import { lirePdf } from './pdf-commande.ts';
import { lireXml } from './xml-commande.ts';

/** Of a text: words above and below a table, and descriptions over several lines, count too. */
const MAX_LIGNES_DECOUPEES = 20 * MAX_LIGNES_IMPORT;
/** Before the table. */
const LIGNES_DE_TITRE = 20;

export async function lireOctets(
  octets: Uint8Array,
): Promise<{ commande: CommandeLue } | { refus: RefusLecture }> {
  if (octets[0] === 0x50 && octets[1] === 0x4b) {
    const rangees = await lireClasseur(octets);
    return tableau(
      'xlsx',
      situerTable(rangees),
      rangees.map((rangee) => rangee.join(' ')),
    );
  }
  if (isPdf(octets)) {
    const commande = await lirePdf(octets);
    return commande ? { commande } : { refus: 'fichier-sans-texte' };
  }
  const texte = lireEcrit(octets);
  if (texte === undefined) return { refus: 'fichier-illisible' };
  if (/^\ufeff?\s*</.test(texte)) return { commande: lireXml(texte) };
  // Cut into cells, so many lines would fill the memory only to be refused.
  if (compterLignes(texte) > MAX_LIGNES_DECOUPEES) return { refus: 'fichier-trop-long' };
  return tableau('csv', situerTexte(texte), texte.split(/\r\n?|\n/, LIGNES_DE_TITRE));
}

function tableau(
  format: FormatBonCommande,
  lignes: readonly LigneSituee[],
  ecrites: readonly string[],
): { commande: CommandeLue } {
  const titres = ecrites.slice(0, LIGNES_DE_TITRE).map((ligne) => ligne.replace(/[;\t|"]+/g, ' '));
  return { commande: { format, lignes: lignes.map(toLigneCommande), ...lireNumeros(titres) } };
}

function compterLignes(texte: string): number {
  let lignes = 1;
  for (let at = texte.indexOf('\n'); at !== -1; at = texte.indexOf('\n', at + 1)) lignes += 1;
  return lignes;
}

/** Some programs write a few bytes before it. */
function isPdf(octets: Uint8Array): boolean {
  return Buffer.from(octets.buffer, octets.byteOffset, Math.min(octets.length, 1024)).includes(
    '%PDF-',
  );
}

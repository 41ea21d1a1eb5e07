/** Reads an order kept as a file: CSV or text of any encoding, or a workbook of any program. */
import { readOds } from '@comptoir/contract/achat-rapide/classeurs/ods.ts';
import {
  readHtml,
  readSpreadsheetml,
} from '@comptoir/contract/achat-rapide/classeurs/tables-balisees.ts';
import { readXlsx } from '@comptoir/contract/achat-rapide/classeurs/xlsx.ts';
import type { Feuille } from '@comptoir/contract/achat-rapide/classeurs/feuille.ts';
import { codesPossibles } from '@comptoir/contract/achat-rapide/colonnes.ts';
import {
  codesDuTexte,
  situerRangees,
  situerTexte,
  toCollage,
  type Collage,
} from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { readOctets } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import { ouvrirArchive } from './archive.ts';

export const TYPES_FICHIER = ['.csv', '.txt', '.tsv', '.xlsx', '.ods', '.xls'] as const;

/** `illisible`: it is not what its name says. `xls`: of Excel 97. `vide`: it holds no line. */
export type RefusFichier = 'illisible' | 'vide' | 'xls';

export interface FichierLu extends Collage {
  feuilles: string[];
}

/** Which of these codes the catalogue knows; undefined where it cannot be asked. */
export type Connaitre = (codes: readonly string[]) => Promise<ReadonlySet<string> | undefined>;

export async function readFichier(
  file: File,
  connaitre: Connaitre = () => Promise.resolve(undefined),
): Promise<FichierLu | { refus: RefusFichier }> {
  const octets = new Uint8Array(await file.arrayBuffer());
  if (octets[0] === 0xd0 && octets[1] === 0xcf) return { refus: 'xls' };
  try {
    const lu = await read(octets, connaitre);
    if (!lu) return { refus: 'illisible' };
    return lu.lignes.length === 0 ? { refus: 'vide' } : lu;
  } catch {
    return { refus: 'illisible' };
  }
}

async function read(
  octets: Uint8Array<ArrayBuffer>,
  connaitre: Connaitre,
): Promise<FichierLu | undefined> {
  if (octets[0] === 0x50 && octets[1] === 0x4b) {
    const partie = await ouvrirArchive(octets);
    const feuilles = readXlsx(partie) ?? readOds(partie);
    return feuilles && readFeuilles(feuilles, connaitre);
  }
  const texte = readOctets(octets);
  if (texte === undefined) return undefined;
  if (/^\ufeff?\s*</.test(texte)) {
    const isTableur = /<\?mso-application|<(?:\w+:)?Workbook[\s>]/.test(texte.slice(0, 2000));
    const feuilles = isTableur ? readSpreadsheetml(texte) : readHtml(texte);
    return feuilles.length === 0 ? undefined : readFeuilles(feuilles, connaitre);
  }
  const codes = codesDuTexte(texte);
  const connus = codes.length === 0 ? undefined : await connaitre(codes);
  return { ...toCollage(situerTexte(texte, connus)), feuilles: [] };
}

/** All sheets; what is hidden is asked. */
async function readFeuilles(
  feuilles: readonly Feuille[],
  connaitre: Connaitre,
): Promise<FichierLu> {
  const codes = [...new Set(feuilles.flatMap(({ rangees }) => codesPossibles(rangees)))];
  const connus = codes.length === 0 ? undefined : await connaitre(codes);
  const lues = feuilles.map(({ nom, masquee, rangees }) => {
    const lecture = situerRangees(rangees, connus);
    const lignes = lecture.lignes.map((ligne) =>
      masquee ? { ...ligne, masquee: true as const } : ligne,
    );
    return { nom, ...toCollage({ ...lecture, lignes }) };
  });
  const pleines = lues.filter(({ lignes }) => lignes.length > 0);
  const isSansQuantite = pleines.every(({ sansQuantite }) => sansQuantite);
  const sum = (of: 'ecartees' | 'masquees') => lues.reduce((total, lue) => total + lue[of], 0);
  return {
    // Beside a sheet with quantities, a list without any is a catalogue, not an order.
    lignes: pleines.flatMap(({ lignes, sansQuantite }) =>
      sansQuantite && !isSansQuantite
        ? lignes.map((ligne) => ({ ...ligne, quantite: 0, lu: '', lectures: [] }))
        : lignes,
    ),
    ecartees: sum('ecartees'),
    masquees: sum('masquees'),
    sansQuantite: isSansQuantite,
    feuilles: pleines.map(({ nom }) => nom),
  };
}

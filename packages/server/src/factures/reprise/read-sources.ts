/**
 * The invoices of a folder: an XML (UBL or CII) with the PDF of the same name, a Factur-X alone, or
 * rows of a table (CSV) that name their PDF. Links are not followed.
 */
import { open, readdir } from 'node:fs/promises';
import { constants } from 'node:fs';
import { extname, join } from 'node:path';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import { startError } from '../../db/start-error.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import { readTable, type FactureDeTable } from './read-table.ts';
import type lecture from './lecture.travail.ts';
import type { FichiersRecus } from './lecture.travail.ts';
import type { FichierRepris, SourceLue } from './source.ts';

const LIRE = defineTravail<typeof lecture>(new URL('./lecture.travail.ts', import.meta.url), {
  maxMs: 20_000,
  auDela: 'fichier-trop-complexe',
});
/** A paper of a hundred pages with its logo takes a few megabytes. */
export const MAX_OCTETS = 20 * 1024 * 1024;

/** One after the other: a folder may hold years. */
export async function* readSources(dossier: string): AsyncGenerator<SourceLue> {
  const noms = await listNoms(dossier);
  const parBase = Map.groupBy(noms, (nom) => nom.slice(0, -extname(nom).length).toLowerCase());
  const deTable = new Set<string>();
  for (const nom of noms.filter((each) => isOf(each, '.csv'))) {
    for await (const lue of readCsv(dossier, nom, deTable)) yield lue;
  }
  for (const siens of parBase.values()) {
    const xml = siens.find((nom) => isOf(nom, '.xml'));
    const pdf = siens.find((nom) => isOf(nom, '.pdf'));
    if (xml !== undefined) yield await readUne(dossier, { xml, pdf });
    else if (pdf !== undefined && !deTable.has(pdf)) yield await readUne(dossier, { pdf });
  }
}

const isOf = (nom: string, suffixe: string): boolean => extname(nom).toLowerCase() === suffixe;

async function listNoms(dossier: string): Promise<string[]> {
  try {
    const trouves = await readdir(dossier, { withFileTypes: true });
    return trouves
      .filter((each) => each.isFile())
      .map(({ name }) => name)
      .toSorted();
  } catch (error) {
    throw startError(`${dossier} cannot be read: ${(error as Error).message}`, error);
  }
}

/** Undefined where it is missing, too large, or no file of its own. */
async function openOctets(dossier: string, nom: string): Promise<Uint8Array | undefined> {
  try {
    const fichier = await open(join(dossier, nom), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = await fichier.stat();
      return size > MAX_OCTETS || size === 0 ? undefined : new Uint8Array(await fichier.readFile());
    } finally {
      await fichier.close();
    }
  } catch {
    return undefined;
  }
}

const ILLISIBLE = `is empty, larger than ${MAX_OCTETS / 1024 / 1024} MB, or cannot be read`;

async function readUne(
  dossier: string,
  noms: { xml?: string; pdf?: string | undefined },
): Promise<SourceLue> {
  const source = noms.xml ?? noms.pdf ?? '';
  const refuser = (pourquoi: string): SourceLue => ({
    source,
    numero: '',
    ecarts: [{ ou: source, pourquoi }],
  });
  const recus: FichiersRecus = {};
  for (const sorte of ['xml', 'pdf'] as const) {
    const nom = noms[sorte];
    if (nom === undefined) continue;
    const octets = await openOctets(dossier, nom);
    if (!octets) return refuser(`${nom} ${ILLISIBLE}`);
    recus[sorte] = octets;
  }
  const lus = await readApart(recus);
  if ('refus' in lus) return refuser(lus.refus);
  const { donnees, isFacturX } = lus;
  if (!donnees) return refuser('the PDF holds no invoice data, and no XML or table row names it');
  const fichiers: FichierRepris[] = [{ format: donnees.syntaxe, octets: donnees.xml }];
  if (recus.pdf) fichiers.push({ format: isFacturX ? 'factur-x' : 'pdf', octets: recus.pdf });
  return { source, relue: donnees.relue, dit: '', fichiers };
}

async function readApart(recus: FichiersRecus) {
  try {
    return await travaux.faire('reprendre', LIRE, recus);
  } catch (error) {
    if (isRefus(error)) return { refus: 'the file takes too much time or memory to be read' };
    throw error;
  }
}

async function* readCsv(
  dossier: string,
  nom: string,
  deTable: Set<string>,
): AsyncGenerator<SourceLue> {
  const octets = await openOctets(dossier, nom);
  const lue = octets ? readTable(octets) : { refus: ILLISIBLE };
  if ('refus' in lue) {
    yield { source: nom, numero: '', ecarts: [{ ou: nom, pourquoi: lue.refus }] };
    return;
  }
  for (const { pdf } of lue.factures) if (pdf !== '') deTable.add(pdf);
  for (const facture of lue.factures) yield await readPapier(dossier, nom, facture);
}

async function readPapier(
  dossier: string,
  table: string,
  { relue, ligne, pdf, dit, ecarts }: FactureDeTable,
): Promise<SourceLue> {
  const source = `${table}:${ligne}`;
  const refuser = (pourquoi: string): SourceLue => ({
    source,
    numero: relue.numero,
    ecarts: [...ecarts, { ou: `line ${ligne}`, pourquoi }],
  });
  if (ecarts.length > 0) return { source, numero: relue.numero, ecarts };
  if (pdf === '') return { source, relue, dit, fichiers: [] };
  // A name is that of a file of this folder, never a path.
  const octets = /^[^/\\]+\.pdf$/i.test(pdf) ? await openOctets(dossier, pdf) : undefined;
  if (!octets) return refuser(`its PDF ${pdf} is missing, ${ILLISIBLE}`);
  const lus = await readApart({ pdf: octets });
  if ('refus' in lus) return refuser(`${pdf}: ${lus.refus}`);
  const dedans = lus.donnees?.relue.numero;
  if (dedans !== undefined && dedans !== relue.numero) {
    return refuser(`${pdf} holds invoice ${dedans}`);
  }
  const fichiers: FichierRepris[] = [{ format: lus.isFacturX ? 'factur-x' : 'pdf', octets }];
  if (lus.donnees) fichiers.push({ format: lus.donnees.syntaxe, octets: lus.donnees.xml });
  return { source, relue, dit, fichiers };
}

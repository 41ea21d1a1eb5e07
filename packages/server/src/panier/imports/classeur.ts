/** A workbook, opened only once it is known how large it is. */
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Feuille } from '@comptoir/contract/achat-rapide/classeurs/feuille.ts';
import { readOds } from '@comptoir/contract/achat-rapide/classeurs/ods.ts';
import { readXlsx, type Parties } from '@comptoir/contract/achat-rapide/classeurs/xlsx.ts';

/** What all its parts amount to: a thousand lines with their pictures take less. */
const MAX_OCTETS_OUVERTS = 64 * 1024 * 1024;
const MAX_PARTIES = 2000;

export interface Classeur {
  format: 'xlsx' | 'ods';
  feuilles: Feuille[];
}

/** Undefined: another kind of archive. Throws on what is none, or unfolds beyond measure. */
export function readClasseur(octets: Uint8Array): Classeur | undefined {
  const parties = ouvrirSansRisque(octets);
  const partie: Parties = (nom) => {
    const contenu = parties[nom];
    return contenu && new TextDecoder().decode(contenu);
  };
  const xlsx = readXlsx(partie);
  if (xlsx) return { format: 'xlsx', feuilles: xlsx };
  const ods = readOds(partie);
  return ods && { format: 'ods', feuilles: ods };
}

/**
 * The archive gives sizes before anything is unfolded, and each part gets a place of the size it
 * gave: one that lies does not fit.
 */
function ouvrirSansRisque(octets: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let nombre = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    total += originalSize;
    nombre += 1;
    if (total > MAX_OCTETS_OUVERTS || nombre > MAX_PARTIES) {
      throw new RangeError('it unfolds beyond measure');
    }
    return /\.(?:xml|rels)$/.test(name);
  };
  return unzipSync(octets, { filter });
}

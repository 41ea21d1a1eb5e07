/** Where each group of lines stands in a page of many: what is drawn at first, what comes later. */
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';

/** A chantier: its lines that are read, and all of them. */
interface Groupe {
  lues: number;
  nombre: number;
}

export interface Place {
  /** Rows drawn with the page. */
  premieres: number | undefined;
  /** Lines of the page before it. */
  avant: number;
}

interface Places {
  /** By rank of group; none where the page shows all lines as it is. */
  places: readonly Place[];
  /** Lines of groups that were not read yet, and those of the page before them. */
  reste: { nombre: number; avant: number } | undefined;
}

/** `groupes`: in the order of the page. `nombre`: of all lines. `depuis`: lines before those read. */
export function placer(groupes: readonly Groupe[], nombre: number, depuis: number): Places {
  if (nombre <= LIGNES_PREMIERES) return { places: [], reste: undefined };
  if (depuis > 0) return placerTranche(groupes, nombre, depuis);
  let avant = 0;
  const places = groupes.map((groupe) => {
    const premieres = Math.min(Math.max(LIGNES_PREMIERES - avant, 0), groupe.nombre);
    const place = { premieres, avant };
    avant += groupe.nombre;
    return place;
  });
  return { places, reste: resteOf(nombre, avant) };
}

/** Without scripts: the lines that were read, then the way to the next ones. */
function placerTranche(groupes: readonly Groupe[], nombre: number, depuis: number): Places {
  const places = groupes.map(() => ({ premieres: undefined, avant: 0 }));
  const lues = groupes.reduce((somme, groupe) => somme + groupe.lues, 0);
  return { places, reste: resteOf(nombre, depuis + lues) };
}

function resteOf(toutes: number, avant: number): Places['reste'] {
  return toutes > avant ? { nombre: toutes - avant, avant } : undefined;
}

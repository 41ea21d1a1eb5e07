/** Where each chantier of a large basket stands in its page: what is drawn at first, what comes later. */
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { nombreLues } from './partie-lue.ts';
import type { SuiteProps } from './suite-lignes.tsx';

interface Place {
  /** Rows drawn with the page. */
  premieres: number | undefined;
  /** Lines of the page before it. */
  avant: number;
}

interface Places {
  /** By rank of chantier; none where the page shows all lines as it is. */
  places: readonly Place[];
  /** Lines of chantiers that were not told yet. */
  reste: SuiteProps | undefined;
}

/** `chantiers`: in the order of the page. `depuis`: lines before those read. */
export function placer(panier: Panier, chantiers: readonly Chantier[], depuis: number): Places {
  const { nombreArticles } = panier;
  if (nombreArticles <= LIGNES_PREMIERES) return { places: [], reste: undefined };
  if (depuis > 0) return placerTranche(panier, chantiers, depuis);
  let avant = 0;
  const places = chantiers.map((chantier) => {
    const place = {
      premieres: Math.min(Math.max(LIGNES_PREMIERES - avant, 0), chantier.nombreArticles),
      avant,
    };
    avant += chantier.nombreArticles;
    return place;
  });
  return { places, reste: resteOf(nombreArticles, avant) };
}

/** Without scripts: the lines that were read, then the way to the next ones. */
function placerTranche(panier: Panier, chantiers: readonly Chantier[], depuis: number): Places {
  const places = chantiers.map(() => ({ premieres: undefined, avant: 0 }));
  return { places, reste: resteOf(panier.nombreArticles, depuis + nombreLues(panier)) };
}

function resteOf(nombreArticles: number, avant: number): SuiteProps | undefined {
  const nombre = nombreArticles - avant;
  if (nombre <= 0) return undefined;
  const chantier = { articles: [], nombreArticles: nombre };
  return { chantier, depuis: 0, avant, rangee: () => null };
}

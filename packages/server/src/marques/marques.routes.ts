import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/marques/marques.contract.ts';
import { SUJETS_DU_CATALOGUE, type Arbre } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import { lienLogo } from '../images/images.public.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listMarques, type MarqueRow } from './marques.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  arbre: Arbre;
}

const CATEGORIE = 1;

export function marquesRoutes(calls: Calls, { pool, bus, arbre }: Deps): void {
  const load = keep(bus, SUJETS_DU_CATALOGUE, async () => {
    const marques = await listMarques(pool);
    // Names are the same in every language; « Élektra » stands among the E.
    return marques.sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));
  });

  calls.handle(contract.listerMarques, async () => ({ marques: (await load()).map(toMarque) }));

  calls.handle(contract.lireMarque, async ({ langue }, { params }) => {
    const row = (await load()).find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const noeuds = new Map((await arbre.list(langue, CATEGORIE)).map((noeud) => [noeud.id, noeud]));
    return {
      marque: toMarque(row),
      presentation: row.presentation?.[langue] ?? null,
      categories: row.categories.flatMap(({ noeudId, nombre }): Noeud[] => {
        const noeud = noeuds.get(noeudId);
        return noeud ? [{ ...noeud, nombre }] : [];
      }),
    };
  });
}

function toMarque({ id, code, nom, slug, propre, nombre }: MarqueRow): contract.Marque {
  return { id, nom, slug, propre, nombre, logo: lienLogo(code) };
}

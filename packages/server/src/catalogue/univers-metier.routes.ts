import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import * as contract from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { illustrationOf } from '../images/images.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import type { Arbre } from './arbre.ts';
import { SUJETS_DU_CATALOGUE } from './sujets-du-catalogue.ts';
import { listUnivers, type UniversRow } from './univers-metier.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  arbre: Arbre;
}

const FAMILLE = 2;

export function universMetierRoutes(calls: Calls, { pool, bus, arbre }: Deps): void {
  const load = keep(bus, SUJETS_DU_CATALOGUE, () => listUnivers(pool));

  calls.handle(contract.listerUniversMetier, async ({ langue }) => ({
    univers: (await load()).map((row) => toUnivers(row, langue)),
  }));

  calls.handle(contract.lireUniversMetier, async ({ langue }, { params }) => {
    const row = (await load()).find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const noeuds = new Map((await arbre.list(langue, FAMILLE)).map((noeud) => [noeud.id, noeud]));
    return {
      univers: toUnivers(row, langue),
      illustration: illustrationOf('metiers', row.code),
      slugs: row.slug,
      familles: row.familles.flatMap(({ noeudId, nombre }): Noeud[] => {
        const noeud = noeuds.get(noeudId);
        return noeud ? [{ ...noeud, nombre }] : [];
      }),
    };
  });
}

function toUnivers(row: UniversRow, langue: Locale): contract.UniversMetier {
  const { id, code, nombre } = row;
  return {
    id,
    code,
    libelle: row.libelle[langue],
    slug: row.slug[langue],
    intro: row.intro[langue],
    nombre,
  };
}

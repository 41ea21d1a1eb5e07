/** Names of what the index answers by number: nodes and brands, kept until they change. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { SuggestionReponse } from '@comptoir/contract/articles/suggestion.contract.ts';
import type { RayonTrouve } from '@comptoir/contract/recherche/recherche.contract.ts';
import { SUJETS_DU_CATALOGUE, type Arbre } from '../../catalogue/catalogue.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Bus } from '../../outbox/bus.ts';
import { keep } from '../../outbox/kept.ts';
import type { Compte } from '../index/demande-texte.ts';
import { listMarques } from './suggestions.sql.ts';

export interface Reperes {
  /** In the order of the counts; what was deleted since is left out. */
  nommerNoeuds(langue: Locale, comptes: readonly Compte[]): Promise<RayonTrouve[]>;
  nommerMarques(comptes: readonly Compte[]): Promise<SuggestionReponse['marques']>;
}

export interface ReperesDeps {
  pool: Pool;
  bus: Bus | undefined;
  arbre: Arbre;
}

const PROFONDEUR = 5;

export function createReperes({ pool, bus, arbre }: ReperesDeps): Reperes {
  const noeuds = keep(bus, SUJETS_DU_CATALOGUE, async () => {
    const [fr, en, es] = await Promise.all(LOCALES.map((langue) => byId(arbre, langue)));
    return { fr, en, es };
  });
  const marques = keep(bus, ['catalogue-modifie'], async () => {
    const rows = await listMarques(pool);
    return new Map(rows.map((row) => [row.id, row]));
  });
  return {
    async nommerNoeuds(langue, comptes) {
      if (comptes.length === 0) return [];
      const known = (await noeuds())[langue];
      return comptes.flatMap(({ id, nombre }) => {
        const noeud = known?.get(id);
        return noeud ? { ...noeud, nombre } : [];
      });
    },
    async nommerMarques(comptes) {
      if (comptes.length === 0) return [];
      const known = await marques();
      return comptes.flatMap(({ id, nombre }) => {
        const marque = known.get(id);
        return marque ? { ...marque, nombre } : [];
      });
    },
  };
}

async function byId(
  arbre: Arbre,
  langue: Locale,
): Promise<Map<number, Omit<RayonTrouve, 'nombre'>>> {
  const noeuds = await arbre.list(langue, PROFONDEUR);
  return new Map(
    noeuds.map(({ id, niveau, libelle, slug }) => [id, { id, niveau, libelle, slug }]),
  );
}

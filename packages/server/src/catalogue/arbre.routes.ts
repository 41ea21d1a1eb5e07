import * as contract from '@comptoir/contract/catalogue/arbre.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Calls } from '../http/calls.ts';
import type { Arbre } from './arbre.ts';

const TOUT = 5;

export function arbreRoutes(calls: Calls, arbre: Arbre): void {
  calls.handle(contract.lireArbre, async ({ langue }, { query }) => ({
    noeuds: await arbre.list(langue, query.profondeur ?? TOUT),
  }));
  calls.handle(contract.lireNoeud, async ({ langue }, { params }) => {
    const noeud = await arbre.find(params.id, langue);
    if (!noeud) throw refus('introuvable');
    return noeud;
  });
}

import { refus } from '@comptoir/contract/http/erreurs.ts';
import { limiteOf } from '@comptoir/contract/livraison/dates.ts';
import { lirePlanRetrait as appelPlanRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { transformerPanier } from '@comptoir/contract/panier/transformer.contract.ts';
import * as livraison from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import * as piece from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { typeDemande } from '@comptoir/contract/type-document.ts';
import type { Calls } from '../http/calls.ts';
import { writeHeader } from '../http/declared-headers.ts';
import { controlerPiece } from './controler-piece.ts';
import type { Dossier, PieceDeps } from './dossier.ts';
import { readDossier, readPieceAJour } from './read-piece.ts';
import { listerOptions } from './livraison/lister-options.ts';
import { resoudreLivraison } from './livraison/livraison-resolue.ts';
import { modifierLivraison } from './livraison/modifier-livraison.ts';
import {
  modifierContact,
  modifierFacturation,
  modifierPiece,
  modifierReferences,
} from './modifier-piece.ts';
import { listTraitsCoupe } from './traits-coupe.ts';
import { lirePlanRetrait } from './retrait/lire-plan-retrait.ts';
import { toLivraison } from './livraison/vue-livraison.ts';
import { trancherLivraison, trancherPiece } from './tranche-piece.ts';
import { ouvrirPiece } from './ouvrir-piece.ts';
import { voirPiece } from './vue-piece.ts';

export function pieceOuverteRoutes(calls: Calls, deps: PieceDeps): void {
  calls.handle(
    transformerPanier,
    async (demande, { query }) => {
      const type = query.type && typeDemande(query.type);
      return trancherPiece(voirPiece(await ouvrirPiece(deps, demande, type)).vue, {
        nombre: query.nombre,
      });
    },
    'whole',
  );

  calls.handle(
    appelPlanRetrait,
    (demande, { query }) => lirePlanRetrait(deps, demande, query),
    'whole',
  );

  calls.handle(
    piece.lirePieceOuverte,
    async (demande, { query }) =>
      trancherPiece(voirPiece(await readDossier(deps, demande)).vue, query),
    'whole',
  );

  calls.handle(piece.listerTraitsCoupe, async (demande, { query }) =>
    listTraitsCoupe(await readPieceAJour(deps, demande)).slice(0, query.nombre),
  );

  calls.handle(piece.listerGoodiesPiece, async (demande) =>
    (await readPieceAJour(deps, demande)).contenu.goodies.map((goodie) => ({
      ...goodie,
      refuse: false,
    })),
  );

  calls.handle(
    piece.modifierPieceOuverte,
    async (demande, { query: { nombre, ...voulu } }) =>
      trancherPiece(await modifierPiece(deps, demande, voulu), { nombre }),
    'whole',
  );

  calls.handle(
    piece.modifierContactLivraison,
    async (demande, { query, body }) =>
      trancherPiece(await modifierContact(deps, demande, body), query),
    'whole',
  );

  calls.handle(
    piece.modifierFacturation,
    async (demande, { query, body }) =>
      trancherPiece(await modifierFacturation(deps, demande, body.adresse), query),
    'whole',
  );

  calls.handle(
    piece.modifierReferences,
    async (demande, { query, body }) =>
      trancherPiece(await modifierReferences(deps, demande, body), query),
    'whole',
  );

  calls.handle(piece.controlerPieceOuverte, async (demande, _input, http) => {
    const messages = await controlerPiece(deps, demande);
    writeHeader(http?.reply, 'X-Nombre-Messages', String(messages.length));
    return { messages };
  });

  calls.handle(livraison.lireLivraison, async (demande, { query }) => {
    const dossier = await readDossier(deps, demande);
    return voirLivraison(dossier, query.nombre);
  });

  calls.handle(livraison.listerOptionsLivraison, async (demande, { query }) => {
    const dossier = await readDossier(deps, demande, query.magasinId);
    const found = listerOptions(dossier, query);
    if (!found) throw refus('introuvable');
    return { ...found, limite: limiteOf(dossier.envoi.maintenant) };
  });

  calls.handle(livraison.modifierLivraison, async (demande, { query, body }) =>
    voirLivraison(await modifierLivraison(deps, demande, body), query.nombre),
  );
}

function voirLivraison(dossier: Dossier, nombre: number | undefined): livraison.Livraison {
  const entiere = toLivraison(dossier, resoudreLivraison(dossier));
  return trancherLivraison(entiere, dossier.piece.contenu, nombre);
}

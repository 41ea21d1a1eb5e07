import * as contract from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { imageOf, type Articles } from '../articles/articles.public.ts';
import type { Calls } from '../http/calls.ts';
import { tarifCoupe } from './tarif-coupe.ts';

export function decoupeRoutes(calls: Calls, articles: Articles): void {
  calls.handle(contract.lireDecoupe, async (demande, { params }) => {
    const lot = [{ articleId: params.id, quantite: 1 }];
    const { change, lignes } = await articles.chiffrerLot(demande, lot);
    const [ligne] = lignes;
    if (!ligne?.article.decoupe) throw refus('introuvable');
    const { article, tarif } = ligne;
    const { reference, unite, multiple, minimum, retire } = article;
    return {
      articleId: article.id,
      reference,
      libelle: article.libelle[demande.langue],
      image: imageOf(article),
      unite,
      multiple,
      minimum,
      retire,
      matiere: ligne.article.decoupe.matiere,
      tarifCoupe: tarifCoupe(ligne.article.decoupe, change),
      tarif: tarif ?? null,
    };
  });
}

/** An article wherever it appears: the pieces other capabilities show it with. */
export { AjoutPanier } from './ajout-panier.tsx';
export type { AjoutPanierProps } from './controle-ajout.tsx';
export { formatAttribut } from './attribut.ts';
export { BadgePromotion } from './prix/badge-promotion.tsx';
export { BarreComparaison } from './comparaison/barre-comparaison.tsx';
export { BoutonListe } from './bouton-liste.tsx';
export { CarteCompacte } from './carte-compacte.tsx';
export { CaseComparer } from './comparaison/case-comparer.tsx';
export { useComparaison } from './comparaison/comparaison.ts';
export { ImageArticle } from './image-article.tsx';
export { lienArticle } from './lien-article.ts';
export { LigneCompacte } from './ligne-compacte.tsx';
export { aMagasin, nomMagasin } from './nom-magasin.public.ts';
export { NomArticle } from './nom-article.tsx';
export { NoteArticle } from './note-article.tsx';
export { PourquoiCePrix } from './prix/pourquoi-ce-prix.tsx';
export { PrixArticle } from './prix/prix-article.tsx';
export { PrixUnitaire } from './prix/prix-unitaire.tsx';
export { ReferenceEtMarque } from './reference-et-marque.tsx';
export { ReferenceRangee } from './reference-rangee.tsx';
export { useIsTtc, usePrixAffiche } from './prix/prix-affiche.ts';
export {
  avecTva,
  isRemise,
  paliersUtiles,
  palierEnVigueur,
  prixPourQuantite,
} from './prix/prix.ts';
export { quand } from './stock/quand.ts';
export { stockMagasin, texteRetrait } from './stock/retrait-magasin.ts';
export { DOTS, StockArticle, WORDS } from './stock/stock-article.tsx';
export { etatStock, textesStock, type EtatStock } from './stock/stock.ts';
export {
  libelleConditionnement,
  libellePrixUnitaire,
  libellePrixUnite,
  libelleUnite,
} from './unite.ts';
export { VusRecemment } from './vus-recemment.tsx';
export { useVusRecemment } from './vus-recemment-store.ts';

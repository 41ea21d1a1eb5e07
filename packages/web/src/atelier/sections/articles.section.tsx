import { AjoutPanier } from '../../articles/ajout-panier.tsx';
import { BadgePromotion } from '../../articles/prix/badge-promotion.tsx';
import { CarteCompacte } from '../../articles/carte-compacte.tsx';
import { ImageArticle } from '../../articles/image-article.tsx';
import { NoteArticle } from '../../articles/note-article.tsx';
import { PrixArticle } from '../../articles/prix/prix-article.tsx';
import { StockArticle } from '../../articles/stock/stock-article.tsx';
import {
  ARTICLE,
  DISPONIBILITES,
  GENRES,
  JOUR,
  TARIF,
  TARIF_PROMOTION,
} from '../specimen-articles.ts';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.articles.titre';
export const order = 60;

export default function Articles() {
  const t = useTexts('atelier');
  const { unite, contenu } = ARTICLE;
  return (
    <>
      <Specimen title={t('sections.articles.images')}>
        {GENRES.map((genre) => (
          <ImageArticle
            key={genre}
            image={{ genre, fichier: null, couleur: null }}
            slot="rangee"
            alt={genre}
            className="size-20 p-2"
          />
        ))}
      </Specimen>
      <Specimen look="stack" title={t('sections.articles.prix')}>
        <PrixArticle variant="carte" tarif={TARIF} unite={unite} contenu={contenu} />
        <PrixArticle variant="carte" tarif={TARIF_PROMOTION} unite={unite} contenu={contenu} />
        <PrixArticle variant="rangee" tarif={TARIF_PROMOTION} unite={unite} contenu={contenu} />
        <PrixArticle variant="carte" tarif={null} unite={unite} contenu={contenu} />
        <p>
          <BadgePromotion tarif={TARIF_PROMOTION} jour={JOUR} />
        </p>
      </Specimen>
      <Specimen look="stack" title={t('sections.articles.stock')}>
        {DISPONIBILITES.map((disponibilite, rang) => (
          <StockArticle key={rang} disponibilite={disponibilite} jour={JOUR} variant="long" />
        ))}
      </Specimen>
      <Specimen look="stack" title={t('sections.articles.ajout')}>
        <AjoutPanier article={ARTICLE} variant="carte" />
        <AjoutPanier article={{ ...ARTICLE, multiple: 5, minimum: 10 }} variant="rangee" />
        <AjoutPanier article={ARTICLE} variant="tableau" quantite={5} />
        <AjoutPanier article={ARTICLE} variant="fiche" />
      </Specimen>
      <Specimen title={t('sections.articles.surDemande')}>
        <AjoutPanier article={{ ...ARTICLE, tarif: null }} variant="carte" />
      </Specimen>
      <Specimen title={t('sections.articles.note')}>
        <NoteArticle note={ARTICLE.note} variant="etoiles" />
        <NoteArticle note={ARTICLE.note} />
      </Specimen>
      <Specimen title={t('sections.articles.compacte')}>
        <CarteCompacte article={ARTICLE} jour={JOUR} />
      </Specimen>
    </>
  );
}

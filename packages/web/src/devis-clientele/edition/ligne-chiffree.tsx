/** The cells of a line that has a price: name, quantity, cost, margin, price, VAT, amount. */
import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { LigneCalculee } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type {
  LigneDevisClientele,
  Marge,
  TauxTva,
  UniteDevis,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { TAUX } from '@comptoir/contract/devis-clientele/taux.ts';
import { formatArgent, formatNombre, formatPourcent } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Cellule, CELLULE, TD } from './cellule.tsx';
import { Composants } from './composants.tsx';
import { useContexteEdition } from './contexte-edition.ts';
import { deArticle } from './de-article.ts';
import { changerLigne } from './operations.ts';
import { writeMarge, writeSaisie, readDecimal, readMarge, PRIX, QUANTITE } from './saisie.ts';
import { ListeSuggestions, useSuggestions } from './suggestions.tsx';
import { UNITES } from './unites.ts';

export interface LigneEditeeProps {
  ligne: LigneDevisClientele;
  calculee: LigneCalculee | undefined;
  /** What its price is made with unless it has its own. */
  margeHeritee: Marge;
  pas: number;
}

export function LigneChiffree({ ligne, calculee, margeHeritee, pas }: LigneEditeeProps) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const listeId = useId();
  const { changer, isModifiable } = useContexteEdition();
  const write = (change: Partial<LigneDevisClientele>, colonne: string) =>
    changer((doc) => changerLigne(doc, ligne.id, change), `${ligne.id}.${colonne}`);
  const suggestions = useSuggestions(listeId, (article) =>
    changer((doc) => changerLigne(doc, ligne.id, deArticle(article))),
  );
  const nom = ligne.libelle || t('lignes.sansNom');
  const commun = { pas, disabled: !isModifiable };
  const isCherchable = ligne.type === 'libre' && isModifiable;
  return (
    <>
      <td
        role="cell"
        className={clsx(TD, 'relative min-w-52 max-sm:col-[1/4] max-sm:row-start-1 max-sm:pe-12')}
      >
        <Cellule
          {...commun}
          colonne="libelle"
          label={t('lignes.libelle')}
          ecrit={ligne.libelle}
          placeholder={t(isCherchable ? 'lignes.chercher' : 'lignes.libelle')}
          lire={(texte) => texte}
          onValeur={(libelle) => write({ libelle }, 'libelle')}
          isTexte
          {...(isCherchable && {
            onTexte: suggestions.chercher,
            onKeyDown: suggestions.onKeyDown,
            onQuitter: suggestions.fermer,
            aria: suggestions.aria,
          })}
        />
        {isCherchable && <ListeSuggestions id={listeId} suggestions={suggestions} />}
        <span className="flex flex-wrap gap-x-2 px-1.5 type-caption text-text-2">
          {ligne.reference && <span className="type-ref">{ligne.reference}</span>}
          {ligne.type === 'main-oeuvre' && t('lignes.mainOeuvre')}
          {ligne.type === 'ouvrage' && t('lignes.ouvrage')}
          {ligne.option && (
            <span>{t(ligne.choisie ? 'lignes.optionChoisie' : 'lignes.option')}</span>
          )}
        </span>
        {ligne.type === 'ouvrage' && <Composants ligne={ligne} pas={pas} />}
      </td>
      <Donnee nom={t('colonnes.quantite')} className="w-16">
        <Cellule
          {...commun}
          colonne="quantite"
          label={t('lignes.quantiteDe', { nom })}
          ecrit={writeSaisie(ligne.quantite, locale)}
          lire={(texte) => readDecimal(texte, QUANTITE)}
          onValeur={(quantite) => write({ quantite }, 'quantite')}
          inputMode="decimal"
          className="text-end"
        />
      </Donnee>
      <Donnee nom={t('colonnes.unite')} className="w-18">
        <select
          data-cellule="unite"
          aria-label={t('lignes.uniteDe', { nom })}
          value={ligne.unite}
          disabled={!isModifiable}
          onChange={(event) => write({ unite: event.currentTarget.value as UniteDevis }, 'unite')}
          className={CELLULE}
        >
          {UNITES.map((unite) => (
            <option key={unite} value={unite}>
              {t(`unites.${unite}`)}
            </option>
          ))}
        </select>
      </Donnee>
      <Donnee nom={t('colonnes.achat')} className="w-24">
        <Cellule
          {...commun}
          disabled={!isModifiable || ligne.type === 'ouvrage'}
          colonne="achat"
          label={t('lignes.achatDe', { nom })}
          ecrit={
            ligne.type === 'ouvrage'
              ? writeSaisie(calculee?.coutHT?.montant ?? null, locale)
              : writeSaisie(ligne.achatHT, locale)
          }
          placeholder="–"
          lire={(texte) => (texte.trim() === '' ? null : readDecimal(texte, PRIX))}
          onValeur={(achatHT) => write({ achatHT }, 'achat')}
          inputMode="decimal"
          className="text-end"
        />
        {ligne.perte !== '0' && (
          <span className="block px-1.5 text-end type-caption text-text-2">
            {t('lignes.perteDite', { nombre: formatNombre(locale, ligne.perte) })}
          </span>
        )}
      </Donnee>
      <Donnee nom={t('colonnes.marge')} className="w-20">
        <Cellule
          {...commun}
          colonne="marge"
          label={t('lignes.margeDe', { nom })}
          ecrit={writeMarge(ligne.marge, locale)}
          placeholder={ligne.prixHT === null ? writeMarge(margeHeritee, locale) : '–'}
          lire={readMarge}
          // The price follows from it again.
          onValeur={(marge) => write(marge === null ? { marge } : { marge, prixHT: null }, 'marge')}
          className="text-end"
        />
        <Marque calculee={calculee} />
      </Donnee>
      <Donnee nom={t('colonnes.prix')} className="w-24">
        <Cellule
          {...commun}
          colonne="prix"
          label={t('lignes.prixDe', { nom })}
          ecrit={writeSaisie(ligne.prixHT, locale)}
          placeholder={
            calculee?.prixHT ? writeSaisie(calculee.prixHT.montant, locale) : t('lignes.aChiffrer')
          }
          lire={(texte) => (texte.trim() === '' ? null : readDecimal(texte, PRIX))}
          onValeur={(prixHT) => write({ prixHT }, 'prix')}
          inputMode="decimal"
          className={clsx('text-end', calculee?.prixHT && 'placeholder:text-text')}
        />
      </Donnee>
      <Donnee nom={t('colonnes.tva')} className="w-18">
        <select
          data-cellule="tva"
          aria-label={t('lignes.tvaDe', { nom })}
          value={ligne.tva}
          disabled={!isModifiable}
          onChange={(event) => write({ tva: event.currentTarget.value as TauxTva }, 'tva')}
          className={clsx(CELLULE, 'text-end')}
        >
          {TAUX.map((taux) => (
            <option key={taux} value={taux}>
              {formatPourcent(locale, taux)}
            </option>
          ))}
        </select>
      </Donnee>
      <Donnee
        nom={t('colonnes.montant')}
        className="w-24 max-sm:col-span-3 max-sm:flex max-sm:items-center max-sm:justify-between"
      >
        <span
          data-montants
          className={clsx(
            'block px-1.5 py-1.5 text-end type-meta whitespace-nowrap max-sm:py-0',
            calculee?.comptee ? 'font-[620]' : 'text-text-2',
          )}
        >
          {calculee && formatArgent(locale, calculee.montantHT)}
        </span>
      </Donnee>
    </>
  );
}

function Donnee({
  nom,
  className,
  children,
}: {
  nom: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <td role="cell" className={clsx(TD, 'sm:max-w-28', className, 'max-sm:w-auto')}>
      <span aria-hidden className="block type-caption text-text-2 sm:hidden">
        {nom}
      </span>
      {children}
    </td>
  );
}

/** What is kept of the price, where it is less than the floor. */
function Marque({ calculee }: { calculee: LigneCalculee | undefined }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  if (!calculee || calculee.marque === null) return null;
  const nombre = formatNombre(locale, calculee.marque, 1);
  if (!calculee.sousPlancher) {
    return (
      <span className="block px-1.5 text-end type-caption text-text-2">{`${nombre}\u00a0%`}</span>
    );
  }
  return (
    <span className="flex items-center justify-end gap-1 px-1.5 type-caption text-warn">
      <TriangleAlert size={14} aria-hidden />
      <span className="sr-only">{t('lignes.sousPlancher')}</span>
      {`${nombre}\u00a0%`}
    </span>
  );
}

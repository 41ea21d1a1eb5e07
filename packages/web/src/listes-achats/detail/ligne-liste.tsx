import { memo } from 'react';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ListPlus, StickyNote, Target, Trash2 } from 'lucide-react';
import type { LigneListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  ImageArticle,
  libelleConditionnement,
  libellePrixUnite,
  lienArticle,
  NomArticle,
  prixPourQuantite,
  StockArticle,
} from '../../articles/articles.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Lien } from '../../page/lien.tsx';
import { readListe } from '../../panier/piece.public.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { Menu } from '../../ui/button/menu.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { NUMBER_MAX } from '../../ui/number/number-rules.ts';
import { GRIP, MENU_DOTS } from '../../ui/row-icons.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { CibleLigne, ouvrirCible } from './cible-ligne.tsx';
import { NoteLigne, ouvrirNote } from './note-ligne.tsx';
import { RetireLigne } from './retire-ligne.tsx';

interface Props {
  ligne: LigneListe;
  jour: string;
  isChoisie: boolean;
  onBasculer: (ligneId: number) => void;
  /** Undefined: the list is only read. */
  actions: ActionsListe | undefined;
  /** By one place; the same function as long as the page is. */
  decaler: ((ligneId: number, sens: 'monter' | 'descendre') => void) | undefined;
}

/** Drawn again when it changes, not when another line does. */
export const LigneDeListe = memo(
  LigneVivante,
  (avant, apres) =>
    avant.ligne === apres.ligne &&
    avant.isChoisie === apres.isChoisie &&
    avant.jour === apres.jour &&
    avant.actions === apres.actions,
);

function LigneVivante({ ligne, jour, isChoisie, onBasculer, actions, decaler }: Props) {
  const t = useTexts('listes-achats');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { ligneId, article, quantite, traitCoupe, montantHT, note } = ligne;
  const { reference, tarif, retire } = article;
  const href = lienArticle(locale, article);
  const conditionnement = libelleConditionnement(tArticles, locale, article.unite, article.contenu);
  return (
    <li
      data-ligne={ligneId}
      data-choisie={isChoisie ? '' : undefined}
      className="ligne-liste below-fold"
    >
      <div className="case-liste print:hidden">
        {decaler && (
          <button
            type="button"
            draggable
            data-poignee
            aria-label={t('ordre.poignee', { reference })}
            className="poignee-liste"
          >
            {GRIP}
          </button>
        )}
        <Checkbox
          hideLabel
          label={t('detail.choisir', { reference })}
          checked={isChoisie}
          onChange={() => onBasculer(ligneId)}
        />
      </div>
      <Lien href={href} tabIndex={-1} aria-hidden className="image-liste">
        <ImageArticle image={article.image} slot="rangee" alt="" className="size-14" />
      </Lien>
      <div className="nom-liste">
        <Lien href={href} className="block py-0.5 type-name hover:underline">
          <NomArticle article={article} />
        </Lien>
        <p className="flex flex-wrap items-center gap-x-1.5 type-meta text-text-2">
          <CopyReference
            reference={reference}
            className={clsx(
              'text-text',
              conditionnement && "sm:after:text-text-2 sm:after:content-['·']",
            )}
          />
          {conditionnement && <span>{conditionnement}</span>}
        </p>
        {traitCoupe !== '' && (
          <p className="type-meta wrap-anywhere text-text-2">{readListe(traitCoupe)}</p>
        )}
        {retire ? (
          <RetireLigne ligne={ligne} actions={actions} />
        ) : (
          <StockArticle
            disponibilite={article.disponibilite}
            jour={jour}
            variant="long"
            quantite={quantite}
          />
        )}
        <CibleLigne ligne={ligne} viser={actions?.viser} />
        <NoteLigne ligneId={ligneId} note={note} reference={reference} noter={actions?.noter} />
      </div>
      <div role="group" aria-label={t('detail.prix')} className="prix-liste">
        {tarif && !retire ? (
          <>
            <span className="whitespace-nowrap">
              {formatArgent(locale, prixPourQuantite(tarif, quantite))}
            </span>{' '}
            <span className="type-caption text-text-2 sm:block">
              {libellePrixUnite(tArticles, article.unite)}
            </span>
          </>
        ) : (
          '–'
        )}
      </div>
      <div className="quantite-liste">
        {traitCoupe === '' && actions ? (
          <NumberInput
            size="sm"
            resting
            label={t('detail.quantite', { reference })}
            value={quantite}
            min={1}
            max={Math.max(NUMBER_MAX, quantite)}
            step={article.multiple}
            warning={null}
            onChange={(voulue) => actions.changerQuantite(ligneId, voulue)}
          />
        ) : (
          <span className="type-body">{formatNombre(locale, quantite)}</span>
        )}
      </div>
      <b className="montant-liste">{montantHT ? formatArgent(locale, montantHT) : '–'}</b>
      <div className="menu-liste print:hidden">
        <Menu
          label={t('detail.menu', { reference })}
          trigger={MENU_DOTS}
          triggerClassName="flex size-8 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:size-11 pointer-coarse:size-11"
          items={() => [
            ...(actions
              ? [
                  {
                    label: t(note === '' ? 'detail.ajouterNote' : 'detail.modifierNote'),
                    icon: StickyNote,
                    onSelect: () => ouvrirNote(ligneId),
                  },
                ]
              : []),
            ...(actions && traitCoupe === ''
              ? [
                  {
                    label: t(ligne.cible === null ? 'detail.fixerCible' : 'detail.modifierCible'),
                    icon: Target,
                    onSelect: () => ouvrirCible(ligneId),
                  },
                ]
              : []),
            ...(decaler
              ? [
                  {
                    label: t('ordre.monter'),
                    icon: ArrowUp,
                    onSelect: () => decaler(ligneId, 'monter'),
                  },
                  {
                    label: t('ordre.descendre'),
                    icon: ArrowDown,
                    onSelect: () => decaler(ligneId, 'descendre'),
                  },
                ]
              : []),
            {
              label: t('detail.autreListe'),
              icon: ListPlus,
              onSelect: () => openOverlay('ajout-liste-achats', { articles: [toGardee(ligne)] }),
            },
            ...(actions
              ? [
                  {
                    label: t('detail.retirer'),
                    icon: Trash2,
                    danger: true,
                    onSelect: () => actions.retirer([ligne]),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </li>
  );
}

/** As another list keeps it. */
export function toGardee({ article, quantite, traitCoupe }: LigneListe) {
  return { articleId: article.id, quantite, ...(traitCoupe !== '' && { traitCoupe }) };
}

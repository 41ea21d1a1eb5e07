/** A line of the basket: the same order as everywhere, and never drawn again for another line. */
import './lignes.css';
import { memo, type ReactNode } from 'react';
import { Scissors } from 'lucide-react';
import { clsx } from 'clsx';
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { LignePanier as Ligne } from '@comptoir/contract/panier/ligne.schema.ts';
import {
  DOTS,
  ImageArticle,
  libelleConditionnement,
  lienArticle,
  NomArticle,
  WORDS,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { Menu } from '../../ui/button/menu.tsx';
import { MENU_DOTS } from '../../ui/row-icons.tsx';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import { useLignes } from './contexte-lignes.ts';
import { CoupeDeLigne } from './coupe-de-ligne.tsx';
import { direDisponibilite } from './disponibilite-ligne.ts';
import { actionsLigne, couper } from './menu-ligne.ts';
import { NotesLigne } from './notes-ligne.tsx';
import { PrixLigne } from './prix-ligne.tsx';
import { QuantiteLigne } from './quantite-ligne.tsx';
import { basculer, useIsChoisie } from './selection.ts';

interface Props {
  ligne: Ligne;
  chantierId: number;
  /** Undefined until they are known. */
  delais: readonly Delai[] | undefined;
  messages: readonly MessageControle[] | undefined;
  eager: boolean;
}

export const LignePanier = memo(function LignePanier(props: Props) {
  const { ligne, chantierId, delais, messages, eager } = props;
  const contexte = useLignes();
  const { fixes, mots } = contexte;
  const { locale, tArticles } = mots;
  const situee: LigneSituee = { ...ligne, chantierId };
  const href = lienArticle(locale, ligne);
  const conditionnement = libelleConditionnement(tArticles, locale, ligne.unite, ligne.contenu);
  return (
    <Rang ligneId={ligne.ligneId}>
      <div className="case-ligne">
        <CaseLigne ligneId={ligne.ligneId} label={fixes.choisir(ligne.reference)} />
      </div>
      <Lien href={href} tabIndex={-1} aria-hidden data-poignee className="sm:cursor-grab">
        <ImageArticle
          image={ligne.image}
          slot="rangee"
          alt=""
          eager={eager}
          className="size-16 sm:size-14"
        />
      </Lien>
      <div className="min-w-0">
        <Lien href={href} className="block py-0.5 type-name hover:underline max-sm:-mt-0.5">
          <NomArticle article={ligne} />
        </Lien>
        <p className="flex flex-wrap items-center gap-x-1.5 type-meta text-text-2">
          {/* The dot goes with what stands before it: no line begins with one. */}
          <CopyReference
            reference={ligne.reference}
            className={clsx(
              'text-text',
              conditionnement && "after:text-text-2 after:content-['·']",
            )}
          />
          {conditionnement && <span>{conditionnement}</span>}
          {ligne.secable && !ligne.coupe && !ligne.retire && (
            <button
              type="button"
              onClick={() => couper(situee)}
              className="inline-flex min-h-6 items-center gap-1 rounded-control text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              <Scissors size={14} aria-hidden />
              {mots.t('ligne.couper')}
            </button>
          )}
        </p>
        <Disponibilite delais={delais} retire={ligne.retire} className="mt-0.5 xl:hidden" />
      </div>
      <div className="max-xl:hidden">
        <Disponibilite delais={delais} retire={ligne.retire} />
      </div>
      <PrixLigne ligne={situee} />
      <div className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-2 max-sm:mt-3">
        <QuantiteLigne ligne={situee} />
      </div>
      {/* Named rather than told in hidden words: those cost a quarter of the work of a scrolled frame. */}
      <div
        role="group"
        aria-label={fixes.total}
        className="text-right max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-3 max-sm:self-start"
      >
        <b className="whitespace-nowrap max-sm:text-[1.0625rem]">
          {ligne.montantHT ? formatArgent(locale, ligne.montantHT) : '–'}
        </b>
      </div>
      <div className="max-sm:col-start-3 max-sm:row-start-1 max-sm:-mr-2">
        <Menu
          label={fixes.menu(ligne.reference)}
          trigger={MENU_DOTS}
          triggerClassName="flex size-8 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:size-11 pointer-coarse:size-11"
          items={() => actionsLigne(contexte, situee)}
        />
      </div>
      {ligne.coupe && <CoupeDeLigne ligne={situee} coupe={ligne.coupe} />}
      <NotesLigne ligne={situee} messages={messages} />
    </Rang>
  );
});

interface RangProps {
  ligneId: number;
  children: ReactNode;
}

/** Tinted when its line is chosen, without drawing again what it holds. */
function Rang({ ligneId, children }: RangProps) {
  const isChoisie = useIsChoisie(ligneId);
  return (
    <li
      data-ligne={ligneId}
      data-choisie={isChoisie ? '' : undefined}
      className="colonnes-panier ligne-panier below-fold"
    >
      {children}
    </li>
  );
}

interface CaseProps {
  ligneId: number;
  label: string;
}

/** Drawn alone: choosing all lines draws two hundred boxes, not two hundred rows. */
function CaseLigne({ ligneId, label }: CaseProps) {
  const isChoisie = useIsChoisie(ligneId);
  return (
    <Checkbox hideLabel label={label} checked={isChoisie} onChange={() => basculer([ligneId])} />
  );
}

interface DisponibiliteProps {
  delais: readonly Delai[] | undefined;
  retire: boolean;
  className?: string;
}

function Disponibilite({ delais, retire, className }: DisponibiliteProps) {
  const { mots, fixes } = useLignes();
  if (retire) {
    return (
      <p className={clsx('flex items-baseline gap-1.5 type-stock text-err', className)}>
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-err" />
        {fixes.retire}
      </p>
    );
  }
  // Its room is kept: it comes after the lines.
  if (!delais?.length) return <p className={clsx('min-h-4', className)} />;
  const { etat, textes } = direDisponibilite(mots, delais);
  return (
    <p className={clsx('flex items-baseline gap-1.5 type-stock', WORDS[etat], className)}>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[etat])} />
      <span className="min-w-0">
        {textes.map((texte, rang) => (
          <span key={rang} className="block">
            {texte}
          </span>
        ))}
      </span>
    </p>
  );
}

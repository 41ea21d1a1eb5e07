import { CalendarClock, ChevronRight, Store, Truck, type LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { preloadOverlay } from '../../overlay/overlay-parts.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import {
  phraseArrivage,
  phraseLivraison,
  phraseMagasin,
  type DemandeDisponibilite,
  type Phrase,
} from './phrases-disponibilite.ts';
import { magasinsQuery } from '../produits.queries.ts';

interface Props {
  article: ArticleVendu;
  jour: string;
  quantite: number;
}

/** Three sentences with dates: at the store, delivered, on its way. */
export function DisponibiliteFiche({ article, jour, quantite }: Props) {
  const t = useTexts('produits');
  const { locale, session, franco } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({
    ...magasinsQuery({ api, locale }, article.id, quantite),
    enabled: session.magasin !== undefined,
  });
  const mien = data?.magasins.find(({ reference }) => reference);
  const demande: DemandeDisponibilite = {
    disponibilite: article.disponibilite,
    quantite,
    jour,
    magasin: session.magasin?.libelle,
    retrait: mien?.retrait,
    franco,
  };
  const magasin = phraseMagasin(t, locale, demande);
  return (
    <ul aria-label={t('disponibilite.titre')} className="mt-4 border-t border-line">
      <Ligne
        icon={Store}
        phrase={
          magasin ?? {
            etat: 'attente',
            titre: t('disponibilite.choisirMagasin', {
              heures: enseigne.promesses.retraitHeures,
            }),
            detail: t('disponibilite.choisirMagasinDetail'),
          }
        }
        action={{
          label: t(magasin ? 'disponibilite.autresMagasins' : 'disponibilite.choisir'),
          open: () => openMagasins(article, quantite),
        }}
      />
      <Ligne icon={Truck} phrase={phraseLivraison(t, locale, demande)} />
      <Ligne icon={CalendarClock} phrase={phraseArrivage(t, locale, demande)} />
    </ul>
  );
}

export function openMagasins({ id, libelle, reference }: ArticleVendu, quantite: number): void {
  openOverlay('disponibilites-magasins', { articleId: id, libelle, reference, quantite });
}

const TINTS: Record<Phrase['etat'], string> = {
  ok: 'text-ok',
  faible: 'text-warn',
  attente: 'text-text',
};

interface LigneProps {
  icon: LucideIcon;
  phrase: Phrase;
  action?: { label: string; open: () => void };
}

function Ligne({ icon: Icon, phrase, action }: LigneProps) {
  return (
    <li className="relative flex min-h-10 items-center gap-3 border-b border-line py-2 max-sm:min-h-14">
      <Icon size={20} aria-hidden className={TINTS[phrase.etat]} />
      <p className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <b className={clsx('block font-[640]', TINTS[phrase.etat])}>{phrase.titre}</b>
        <span className="block type-meta text-text-2">{phrase.detail}</span>
      </p>
      {action && (
        <button
          type="button"
          onClick={action.open}
          onPointerEnter={() => preloadOverlay('disponibilites-magasins')}
          className="shrink-0 type-meta text-link after:absolute after:inset-0 hover:underline"
        >
          <span className="max-sm:sr-only">{action.label}</span>
          <ChevronRight size={20} aria-hidden className="text-text sm:hidden" />
        </button>
      )}
    </li>
  );
}

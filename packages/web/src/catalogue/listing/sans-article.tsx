/** What a listing says when it has nothing to show: never a dead end. */
import { SearchX } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { avecPage, sansFiltre } from './etat-listing.ts';
import type { Nommage, Puce } from './facettes/noms-facettes.ts';
import type { ListingState } from './use-listing.ts';

interface EtatProps {
  listing: ListingState;
  nommage: Nommage;
}

export interface SansArticleProps extends EtatProps {
  puces: readonly Puce[];
}

/** Nothing at all, or nothing on this page of it. */
export default function SansArticle(props: SansArticleProps) {
  const { reponse } = props.listing;
  return reponse && reponse.total > 0 ? <PageAbsente {...props} /> : <SansResultat {...props} />;
}

/** Which filter to leave, and what that gives back. */
function SansResultat({ listing, nommage, puces }: SansArticleProps) {
  const { etat, href, reponse } = listing;
  const { t, locale } = nommage;
  const total = reponse?.totalSansFiltre ?? 0;
  if (puces.length === 0 || total === 0) return <RayonVide nommage={nommage} />;
  const count = (nombre: number) => ({ count: nombre, nombre: formatNombre(locale, nombre) });
  return (
    <EmptyState
      icon={SearchX}
      title={t('vide.titre')}
      actions={
        <Lien href={href(sansFiltre(etat))} keepScroll className={buttonClass({ kind: 'solid' })}>
          {t('vide.toutVoir', count(total))}
        </Lien>
      }
    >
      <p>{t('vide.texte')}</p>
      <ul className="mt-3">
        {puces.map(({ cle, libelle, sans, nombreSans }) => (
          <li key={cle}>
            <Lien
              href={href(sans)}
              keepScroll
              className="flex min-h-8 items-center gap-2 text-link hover:underline pointer-coarse:min-h-11"
            >
              {nombreSans
                ? t('vide.sansNombre', { filtre: libelle, ...count(nombreSans) })
                : t('vide.sans', { filtre: libelle })}
            </Lien>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function RayonVide({ nommage: { t, locale } }: { nommage: Nommage }) {
  return (
    <EmptyState
      icon={SearchX}
      title={t('vide.rayon')}
      actions={
        <>
          <Lien href={liens.contact(locale)} className={buttonClass({ kind: 'solid' })}>
            {t('vide.demander')}
          </Lien>
          <Lien href={liens.planDuSite(locale)} className={buttonClass({ kind: 'outline' })}>
            {t('vide.plan')}
          </Lien>
        </>
      }
    >
      {t('vide.rayonTexte')}
    </EmptyState>
  );
}

/** The list is shorter than the address says. */
function PageAbsente({ listing, nommage }: EtatProps) {
  const { affiche, href, reponse } = listing;
  const { t, locale } = nommage;
  const pages = Math.max(1, Math.ceil((reponse?.total ?? 0) / affiche.parPage));
  return (
    <EmptyState
      icon={SearchX}
      title={t('pageAbsente.titre', { page: formatNombre(locale, affiche.page) })}
      actions={
        <>
          <Lien href={href(avecPage(affiche, 1))} className={buttonClass({ kind: 'solid' })}>
            {t('pageAbsente.premiere')}
          </Lien>
          {pages > 1 && (
            <Lien
              href={href(avecPage(affiche, pages))}
              className={buttonClass({ kind: 'outline' })}
            >
              {t('pageAbsente.derniere', { page: formatNombre(locale, pages) })}
            </Lien>
          )}
        </>
      }
    >
      {t('pageAbsente.texte', { count: pages, pages: formatNombre(locale, pages) })}
    </EmptyState>
  );
}

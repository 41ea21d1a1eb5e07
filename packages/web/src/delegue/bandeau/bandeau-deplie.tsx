import { Building2, ChevronsLeft, Search } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import type { DelegueAffiche, SessionAffichee } from '../../app/rendering.ts';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { FinDeSession } from '../fin-de-session.tsx';
import { MenuUtilisateur } from './menu-utilisateur.tsx';
import { SelecteurMagasin } from './selecteur-magasin.tsx';
import { SelecteurUtilisateur } from './selecteur-utilisateur.tsx';
import { SURVOL } from './survol.ts';
import { focusAfterPress, useReplier } from './use-replier.ts';

/** The whole width of a desk. */
export function BandeauDeplie({ delegue }: { delegue: DelegueAffiche }) {
  const t = useTexts('delegue');
  const { session } = usePage();
  const replier = useReplier();
  const { compte } = session;
  return (
    <div className="page-wide flex h-full items-center gap-3 max-lg:hidden xl:gap-4">
      <Moi delegue={delegue} />
      <span aria-hidden className="h-9 w-px shrink-0 bg-del-l opacity-50" />
      {compte ? <Client compte={compte} delegue={delegue} /> : <Personne />}
      {compte && <SelecteurUtilisateur />}
      <SelecteurMagasin />
      <div className="ml-auto flex shrink-0 items-center gap-2 xl:gap-3">
        <FinDeSession delegue={delegue} />
        <button
          type="button"
          onClick={() => openOverlay('recherche-compte')}
          className={
            compte
              ? 'flex h-11 items-center gap-2 rounded-control border border-del-l px-3 type-button hover:bg-del-2 xl:px-4'
              : 'flex h-11 items-center gap-2 rounded-control bg-act px-3 type-button text-act-t hover:bg-act-h xl:px-4'
          }
        >
          <Search size={20} aria-hidden />
          <span className="max-xl:sr-only">{t('bandeau.chercher')}</span>
        </button>
        <MenuUtilisateur />
        <button
          type="button"
          aria-label={t('bandeau.replier')}
          ref={focusAfterPress}
          onClick={() => replier(true)}
          className={`flex size-11 shrink-0 items-center justify-center rounded-control ${SURVOL}`}
        >
          <ChevronsLeft size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}

function Moi({ delegue: { nom, code, initiales } }: { delegue: DelegueAffiche }) {
  const t = useTexts('delegue');
  return (
    <button
      type="button"
      title={t('bandeau.details')}
      onClick={() => openOverlay('connexion-delegue', { onglet: 'connexion' })}
      className={`-ml-1 flex h-12 shrink-0 items-center gap-2 rounded-control px-1 text-start ${SURVOL}`}
    >
      <span
        aria-hidden
        className="flex size-9 items-center justify-center rounded-full border border-del-l type-label"
      >
        {initiales}
      </span>
      <span className="type-caption max-xl:sr-only">
        <span className="block max-w-32 truncate type-label">{nom}</span>
        {t('bandeau.delegue', { code })}
      </span>
    </button>
  );
}

interface ClientProps {
  compte: NonNullable<SessionAffichee['compte']>;
  delegue: DelegueAffiche;
}

function Client({ compte, delegue }: ClientProps) {
  const t = useTexts('delegue');
  const { locale } = usePage();
  return (
    <>
      <span className="w-20 shrink-0 type-caption">{t('bandeau.agissezPour')}</span>
      <button
        type="button"
        title={t('bandeau.ficheClient')}
        onClick={() => openOverlay('connexion-delegue', { onglet: 'client' })}
        data-theme="light"
        className="flex h-12 min-w-40 shrink items-center gap-3 rounded-control px-3 text-start text-del-t hover:bg-del-b"
      >
        <Building2 size={20} aria-hidden />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate text-[0.9375rem] leading-5 font-[640]">{compte.libelle}</span>
            {compte.bloque && <Badge tone="err">{t('consultation.libelle')}</Badge>}
          </span>
          <span className="block truncate type-caption">
            {precisions(t, locale, compte, delegue)}
          </span>
        </span>
      </button>
    </>
  );
}

/** Code, town, the most the delegate may give. */
export function precisions(
  t: TranslateOf<'delegue'>,
  locale: Locale,
  { code, ville }: NonNullable<SessionAffichee['compte']>,
  { plafondRemise }: DelegueAffiche,
): string {
  const remise =
    plafondRemise && t('bandeau.remise', { taux: formatNombre(locale, plafondRemise) });
  return [code, ville, remise].filter(Boolean).join(' · ');
}

function Personne() {
  const t = useTexts('delegue');
  return (
    <p className="min-w-0">
      <span className="block truncate text-[0.9375rem] leading-5 font-[640]">
        {t('bandeau.personne')}
      </span>
      <span className="block truncate type-caption text-on-2">{t('bandeau.personneDetail')}</span>
    </p>
  );
}

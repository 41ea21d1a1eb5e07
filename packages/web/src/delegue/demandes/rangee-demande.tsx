/** A call, a service or a renewal that a customer asked for: who, what, when, and one press once it is settled. */
import { Check, Phone, Undo2 } from 'lucide-react';
import type { DemandeSuivie } from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import { heureOf, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  demande: DemandeSuivie;
  jour: string;
  busy: boolean;
  onSuivre: () => void;
  /** Undefined: nobody is left to act for. */
  onAgir: (() => void) | undefined;
}

export function RangeeDemande({ demande, jour, busy, onSuivre, onAgir }: Props) {
  const t = useTexts('delegue');
  const tContacts = useTexts('contacts');
  const locale = useLocale();
  const { numero, compte, auteur, sujet, qui, service, texte, telephone, faitLe, faitPar } =
    demande;
  const le = new Date(demande.le);
  const isFaite = demande.fait;
  const isRetard = !isFaite && demande.genre === 'rappel' && jourOf(le) < jour;
  const quand = t(`demandes.${demande.genre}`, {
    jour: jourDit(locale, jourOf(le), jour),
    heure: formatHeure(locale, heureOf(le)),
  });
  const prix = t('demandes.prix', { count: demande.nombrePrix ?? 0 });
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="type-name">{sujet ? tContacts(`sujets.${sujet}`) : (service ?? prix)}</b>
          {isRetard && <Badge tone="warn">{t('demandes.retard')}</Badge>}
          {isFaite && <Badge tone="ok">{t('demandes.fait')}</Badge>}
        </p>
        <p className="type-meta">
          {quand}
          {qui && qui !== 'delegue' && ` · ${t(`demandes.qui.${qui}`)}`}
        </p>
        <p className="type-meta text-text-2">
          {onAgir ? (
            <button type="button" onClick={onAgir} className="text-link hover:underline">
              {compte.libelle}
            </button>
          ) : (
            compte.libelle
          )}
          {` · ${auteur} · `}
          <span className="type-ref">{numero}</span>
        </p>
        {texte && <p className="mt-1 max-w-160 wrap-anywhere whitespace-pre-line">{texte}</p>}
        {faitLe && (
          <p className="mt-1 type-meta text-text-2">
            {t('demandes.faitPar', {
              nom: faitPar ?? '',
              jour: jourDit(locale, jourOf(new Date(faitLe)), jour),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {telephone && !isFaite && (
          <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`} className={buttonClass()}>
            <Phone size={20} aria-hidden />
            {formatTelephone(telephone)}
          </a>
        )}
        <Button
          kind={isFaite ? 'outline' : 'solid'}
          icon={isFaite ? Undo2 : Check}
          busy={busy}
          aria-label={t(isFaite ? 'demandes.rouvrirDe' : 'demandes.noterDe', { numero })}
          onClick={onSuivre}
        >
          {t(isFaite ? 'demandes.rouvrir' : 'demandes.noter')}
        </Button>
      </div>
    </li>
  );
}

/** How far the order has come, and all that happened to it. */
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleX,
  Package,
  PackageCheck,
  Pencil,
  ShoppingCart,
  ThumbsUp,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import type {
  ChangementLigne,
  Commande,
  GenreEvenement,
} from '@comptoir/contract/commandes/commande.schema.ts';
import { formatJour, formatNombre } from '@comptoir/contract/words/formats.ts';
import { todayQuery } from '../../http/today-query.ts';
import { Historique } from '../../mon-compte/historique.public.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Steps } from '../../ui/section/steps.tsx';
import type { TimelineTone } from '../../ui/section/timeline.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { datesDesEtapes, ETAPES, etapesFaites } from '../etapes-commande.ts';

export function SuiviCommande({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { data: jour = '' } = useQuery(todayQuery);
  const { etat, evenements, modeLivraison, prevueLe, approbations, actions } = commande;
  const faites = etapesFaites(etat);
  const dates = datesDesEtapes(commande);
  const mode = modeLivraison === 'livraison' ? 'livraison' : 'retrait';
  if (faites === null) {
    const fin = evenements.findLast(({ genre }) => genre === 'annulee' || genre === 'refusee');
    return (
      <Alert
        state={etat === 'refusee' ? 'err' : 'info'}
        className="mt-6"
        title={t(etat === 'refusee' ? 'fin.refusee' : 'fin.annulee')}
      >
        {fin?.motif}
      </Alert>
    );
  }
  const attendus = approbations.filter(({ decision }) => decision === null);
  return (
    <>
      {etat === 'a-valider' && !actions.valider && attendus.length > 0 && (
        <Alert state="warn" className="mt-6">
          {t('detail.attend', { noms: attendus.map(({ nom }) => nom).join(', ') })}
        </Alert>
      )}
      <div className="mt-6">
        <Steps
          label={t('suivi.titre')}
          done={faites}
          steps={ETAPES.map((etape, rang) => ({
            label: t(`suivi.${mode}.${etape}`),
            meta: dates[etape]
              ? formatJour(locale, dates[etape], jour)
              : rang === ETAPES.length - 1
                ? t('suivi.prevue', { jour: jourDit(locale, prevueLe, jour) })
                : undefined,
          }))}
        />
      </div>
    </>
  );
}

const LOOKS: Record<GenreEvenement, { icon: LucideIcon; tone?: TimelineTone }> = {
  passee: { icon: ShoppingCart },
  approuvee: { icon: ThumbsUp, tone: 'ok' },
  refusee: { icon: CircleX, tone: 'err' },
  modifiee: { icon: Pencil },
  validee: { icon: CircleCheck, tone: 'ok' },
  'en-preparation': { icon: Package },
  expedition: { icon: Truck },
  livraison: { icon: PackageCheck, tone: 'ok' },
  annulee: { icon: Ban },
  'date-modifiee': { icon: CalendarClock, tone: 'warn' },
};

export function HistoriqueCommande({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  return (
    <Historique
      evenements={commande.evenements}
      looks={LOOKS}
      dire={(genre) => t(`historique.${genre}`)}
      detail={direChangements}
    />
  );
}

function direChangements({ changements }: Commande['evenements'][number]) {
  return changements.length > 0 && <Changements changements={changements} />;
}

/** « VBF-05060 Vis : 8 → 5 », each on a line. */
function Changements({ changements }: { changements: readonly ChangementLigne[] }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  return (
    <ul>
      {changements.map(({ reference, libelle, avant, apres }) => (
        <li key={`${reference} ${libelle}`}>
          {reference && <span className="type-ref">{reference} </span>}
          {t(apres === 0 ? 'historique.retiree' : 'historique.changee', {
            libelle,
            avant: formatNombre(locale, avant),
            apres: formatNombre(locale, apres),
          })}
        </li>
      ))}
    </ul>
  );
}

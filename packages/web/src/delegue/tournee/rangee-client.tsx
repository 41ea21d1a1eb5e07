/** A customer to see: who, where, why; to be called, or acted for. */
import { Phone } from 'lucide-react';
import type { ClientAVoir } from '@comptoir/contract/delegue/tournee.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { NomClient } from './nom-client.tsx';
import { RaisonAVoir } from './raison-a-voir.tsx';

interface Props {
  aVoir: ClientAVoir;
  jour: string;
  busy: boolean;
  /** As this person from now on; on their home page, or on the one `vers`. */
  onAgir: (utilisateurId: number, vers?: string) => void;
}

export function RangeeClient({ aVoir: { client, raisons, distance }, jour, busy, onAgir }: Props) {
  const t = useTexts('delegue');
  const { libelle, utilisateur } = client;
  const agir = (vers?: string) => utilisateur && onAgir(utilisateur.id, vers);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <Identite client={client} distance={distance} />
      <div className="sm:order-last">
        {utilisateur ? (
          <Button
            size="sm"
            disabled={busy}
            aria-label={t('recherche.agirPour', { nom: `${libelle}, ${utilisateur.nom}` })}
            onClick={() => agir()}
          >
            {t('recherche.agirCourt')}
          </Button>
        ) : (
          <span className="type-caption text-text-2">{t('recherche.sansAcces')}</span>
        )}
      </div>
      {raisons.length > 0 ? (
        <ul
          aria-label={t('tournee.raisons', { client: libelle })}
          className="min-w-0 max-sm:col-span-2 sm:-mt-1.5"
        >
          {raisons.map((raison) => (
            <RaisonAVoir
              key={raison.genre}
              raison={raison}
              client={libelle}
              jour={jour}
              disabled={busy || utilisateur === null}
              onAgir={agir}
            />
          ))}
        </ul>
      ) : (
        <p className="text-text-2 max-sm:col-span-2">{t('tournee.rien')}</p>
      )}
    </li>
  );
}

function Identite({ client, distance }: Pick<ClientAVoir, 'client' | 'distance'>) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { libelle, code, ville, telephone, epingle, bloque } = client;
  const km =
    distance !== null &&
    t('recherche.distance', { km: formatNombre(locale, distance, distance < 10 ? 1 : 0) });
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 type-name">
        <NomClient libelle={libelle} epingle={epingle} />
      </h3>
      <p className="type-meta text-text-2">{[code, ville, km].filter(Boolean).join(' · ')}</p>
      {telephone !== '' && (
        <a
          href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}
          className="inline-flex min-h-6 items-center gap-1.5 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          <Phone size={16} aria-hidden />
          {formatTelephone(telephone)}
        </a>
      )}
      {bloque && (
        <p className="mt-1">
          <Badge tone="err">{t('consultation.libelle')}</Badge>
        </p>
      )}
    </div>
  );
}

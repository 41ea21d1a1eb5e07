/** The addresses of the company: added, changed, removed, and the usual one. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu } from '../refus-recu.ts';
import { adressesQuery } from './adresses.queries.ts';
import { champsOf, saisieOf } from './champs-adresse.ts';
import { writeAdresse, retirerAdresse } from './write-adresse.ts';
import { enLigne } from './ligne-adresse.tsx';

export default function AdressesLivraisonPage() {
  const tCompte = useTexts('mon-compte');
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { session } = usePage();
  const { data: adresses } = useQuery({
    ...adressesQuery(context),
    enabled: session.utilisateur !== undefined,
  });
  const ajouter = (
    <Button kind="primary" icon={Plus} onClick={() => openOverlay('adresses-livraison', {})}>
      {t('adresse.nouvelle')}
    </Button>
  );
  return (
    <CadreCompte
      titre={tCompte('pages.adresses-livraison.titre')}
      sousTitre={t('adresse.page')}
      {...(adresses && adresses.length > 0 && { fin: ajouter })}
    >
      {adresses?.length === 0 && (
        <EmptyState icon={MapPin} title={t('adresse.aucunePage')} actions={ajouter}>
          {t('adresse.aucune')}
        </EmptyState>
      )}
      {adresses && adresses.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {adresses.map((adresse) => (
            <Ligne key={adresse.id} adresse={adresse} />
          ))}
        </ul>
      )}
    </CadreCompte>
  );
}

function Ligne({ adresse }: { adresse: AdresseLivraison }) {
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const ecrivain = { api, locale, queryClient };
  const echec = (error: unknown) => showToast({ title: tErreurs(refusRecu(error).code) });
  const { id, libelle, consignes, contact, zone, parDefaut, ...postale } = adresse;
  const saisie = saisieOf(champsOf(adresse), false);
  const habituelle = useMutation({
    mutationFn: () =>
      writeAdresse(ecrivain, { adresseId: id, saisie: { ...saisie, parDefaut: true } }),
    onError: echec,
  });
  const retrait = useMutation({
    mutationFn: () => retirerAdresse(ecrivain, id),
    onSuccess: () =>
      showToast({
        kind: 'snackbar-success',
        title: t('adresse.supprimee', { nom: libelle }),
        icon: Trash2,
        action: {
          label: t('annuler'),
          run: () => void writeAdresse(ecrivain, { saisie: { ...saisie, parDefaut } }).catch(echec),
        },
      }),
    onError: echec,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 type-name">
          {libelle}
          {parDefaut && <Badge tone="sel">{t('adresse.habituelle')}</Badge>}
          {zone === null && <Badge tone="warn">{t('adresse.horsZoneCourt')}</Badge>}
        </p>
        <p className="text-text-2">{enLigne(postale)}</p>
        <p className="type-meta text-text-2">
          {[consignes, [contact.nom, formatTelephone(contact.telephone)].filter(Boolean).join(' ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {!parDefaut && (
          <Button
            size="sm"
            kind="quiet"
            busy={habituelle.isPending}
            aria-label={t('adresse.choisirHabituelleQui', { nom: libelle })}
            onClick={() => habituelle.mutate()}
          >
            {t('adresse.choisirHabituelle')}
          </Button>
        )}
        <IconButton
          icon={Pencil}
          label={t('adresse.modifierQui', { nom: libelle })}
          onClick={() => openOverlay('adresses-livraison', { adresseId: id })}
        />
        <IconButton
          icon={Trash2}
          label={t('adresse.supprimerQui', { nom: libelle })}
          busy={retrait.isPending}
          onClick={() => retrait.mutate()}
        />
      </div>
    </li>
  );
}

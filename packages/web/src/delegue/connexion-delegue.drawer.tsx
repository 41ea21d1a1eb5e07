/** Who the delegate is here, for whom, until when; what they can hand over, and what was done. */
import { useState } from 'react';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { usePage } from '../page/page-context.ts';
import type { DelegueAffiche } from '../app/rendering.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Tabs } from '../ui/section/tabs.tsx';
import { useTexts } from '../words/use-texts.ts';
import { enteteClient } from './entete-client.tsx';
import { FicheClient } from './fiche-client.tsx';
import { Journal } from './journal.tsx';
import { nomUtilisateur } from './nom-utilisateur.ts';
import { Remettre } from './remettre.tsx';
import { useDepart } from './use-depart.ts';

export default function ConnexionDelegueDrawer({ data }: OverlayProps<'connexion-delegue'>) {
  const t = useTexts('delegue');
  const { locale, session } = usePage();
  const [onglet, setOnglet] = useState<string>(data?.onglet ?? 'connexion');
  const { delegue, compte } = session;
  if (!delegue) return null;
  const connexion = {
    id: 'connexion',
    label: t('details.connexion'),
    content: <Connexion delegue={delegue} />,
  };
  const tabs = compte
    ? [
        { id: 'client', label: t('details.client'), content: <FicheClient compteId={compte.id} /> },
        { id: 'remettre', label: t('details.remettre'), content: <Remettre /> },
        { id: 'journal', label: t('details.journal'), content: <Journal compteId={compte.id} /> },
        connexion,
      ]
    : [connexion];
  return (
    <DrawerFrame {...enteteClient(t, locale, session, delegue)}>
      <Tabs label={t('details.titre')} tabs={tabs} current={onglet} onChange={setOnglet} />
    </DrawerFrame>
  );
}

function Connexion({ delegue }: { delegue: DelegueAffiche }) {
  const t = useTexts('delegue');
  const { locale, session } = usePage();
  const depart = useDepart();
  const { compte, utilisateur, magasin } = session;
  const lignes = [
    [t('details.delegue'), `${delegue.nom} · ${delegue.code}`],
    [t('details.email'), delegue.email],
    compte && [t('details.compte'), `${compte.libelle} · ${compte.code}`],
    utilisateur && [t('bandeau.utilisateur'), nomUtilisateur(t, utilisateur)],
    [t('magasin.reference'), magasin ? nomMagasin(magasin.libelle) : t('magasin.placeholder')],
    delegue.expireLe && [
      t('details.fin'),
      t('details.finDetail', { heure: formatHeure(locale, delegue.expireLe) }),
    ],
  ].filter((ligne): ligne is [string, string] => Array.isArray(ligne));
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {lignes.map(([nom, valeur]) => (
          <div key={nom} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <dt className="shrink-0 type-meta text-text-2">{nom}</dt>
            <dd className="min-w-0 text-end type-label wrap-anywhere">{valeur}</dd>
          </div>
        ))}
      </dl>
      {depart.erreur && (
        <Alert state="err" live className="mt-4">
          {depart.erreur}
        </Alert>
      )}
      {compte && (
        <Button className="mt-4" busy={depart.busy} onClick={() => depart.agirPour(null)}>
          {t('recherche.personne')}
        </Button>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import {
  MAX_SIGNES_CHANTIER,
  MAX_SIGNES_CODE_SERVICE,
  MAX_SIGNES_ENGAGEMENT,
  MAX_SIGNES_REFERENCE,
} from '@comptoir/contract/panier/limites.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { writeChantier } from '../ecriture/modifier-chantiers.ts';
import type { ChampsChantier } from '../ecriture/panier-optimiste.ts';
import { panierQuery } from '../panier.queries.ts';

const CHAMPS = [
  { nom: 'libelle', max: MAX_SIGNES_CHANTIER },
  { nom: 'referenceCommande', max: MAX_SIGNES_REFERENCE },
  { nom: 'numeroEngagement', max: MAX_SIGNES_ENGAGEMENT },
  { nom: 'codeServiceChorus', max: MAX_SIGNES_CODE_SERVICE },
] as const;

type Saisie = Record<keyof ChampsChantier, string>;

/** Its name, and what a public buyer’s accounts ask for on the invoice. */
export default function ModificationChantierDialog({
  data,
  close,
}: OverlayProps<'modification-chantier'>) {
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const { data: panier } = useQuery({ ...panierQuery({ api, locale }), enabled: false });
  const chantier = panier?.chantiers.find(({ id }) => id === data.chantierId);
  const id = useId();
  const avant: Saisie = {
    libelle: chantier?.libelle ?? '',
    referenceCommande: chantier?.referenceCommande ?? '',
    numeroEngagement: chantier?.numeroEngagement ?? '',
    codeServiceChorus: chantier?.codeServiceChorus ?? '',
  };
  const [saisie, setSaisie] = useState(avant);
  const [erreur, setErreur] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changes = Object.fromEntries(
      CHAMPS.filter(({ nom }) => saisie[nom].trim() !== avant[nom]).map(({ nom }) => [
        nom,
        saisie[nom].trim(),
      ]),
    );
    if (Object.keys(changes).length === 0) return close();
    setIsBusy(true);
    const resultat = await writeChantier({ api, locale, queryClient }, data.chantierId, changes);
    setIsBusy(false);
    if (resultat.ok) close();
    else setErreur(tErreurs(resultat.echec.code));
  };
  return (
    <DialogFrame
      title={t('modification.titre')}
      description={chantier?.libelle ?? t('chantier.sansNom')}
      footer={
        <>
          <Button onClick={close}>{t('fermer')}</Button>
          <Button type="submit" form={id} kind="primary" busy={isBusy}>
            {t('modification.enregistrer')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        {CHAMPS.map(({ nom, max }, rang) => (
          <TextInput
            key={nom}
            label={t(`modification.${nom}`)}
            value={saisie[nom]}
            maxLength={max}
            autoComplete="off"
            {...(rang === 0 && { 'data-autofocus': true })}
            {...(nom !== 'libelle' && { help: t(`modification.aide.${nom}`) })}
            onChange={(event) => setSaisie({ ...saisie, [nom]: event.currentTarget.value })}
          />
        ))}
        {erreur && (
          <Alert state="err" live>
            {erreur}
          </Alert>
        )}
      </form>
    </DialogFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  MAX_SIGNES_CHANTIER,
  MAX_SIGNES_CODE_SERVICE,
  MAX_SIGNES_ENGAGEMENT,
  MAX_SIGNES_REFERENCE,
} from '@comptoir/contract/panier/limites.ts';
import {
  isRequise,
  REFERENCES_CHORUS,
  type ReferenceChorus,
} from '@comptoir/contract/panier/references.schema.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
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

type Champ = (typeof CHAMPS)[number]['nom'];

const isReference = (nom: Champ): nom is ReferenceChorus =>
  REFERENCES_CHORUS.some((one) => one === nom);

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
  const avant: Saisie = {
    libelle: chantier?.libelle ?? '',
    referenceCommande: chantier?.referenceCommande ?? '',
    numeroEngagement: chantier?.numeroEngagement ?? '',
    codeServiceChorus: chantier?.codeServiceChorus ?? '',
  };
  const [saisie, setSaisie] = useState(avant);
  const [erreur, setErreur] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isObligatoire = (nom: Champ) =>
    panier?.type === 'Commande' &&
    panier.chorus !== null &&
    isReference(nom) &&
    isRequise(nom, panier.chorus, saisie);
  const aideOf = (nom: Exclude<Champ, 'libelle'>) =>
    isReference(nom) && isObligatoire(nom)
      ? (`modification.ou.${nom}` as const)
      : (`modification.aide.${nom}` as const);
  const save = async () => {
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
    <FormDialog
      title={t('modification.titre')}
      description={chantier?.libelle ?? t('chantier.sansNom')}
      close={close}
      cancel={t('fermer')}
      submit={t('modification.enregistrer')}
      busy={isBusy}
      onSubmit={() => void save()}
      error={erreur}
    >
      {CHAMPS.map(({ nom, max }, rang) => (
        <TextInput
          key={nom}
          label={t(`modification.${nom}`)}
          value={saisie[nom]}
          maxLength={max}
          required={isObligatoire(nom)}
          autoComplete="off"
          {...(rang === 0 && { 'data-autofocus': true })}
          {...(nom !== 'libelle' && { help: t(aideOf(nom)) })}
          onChange={(event) => setSaisie({ ...saisie, [nom]: event.currentTarget.value })}
        />
      ))}
    </FormDialog>
  );
}

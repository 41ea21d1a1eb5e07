import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { aCleJuste, formatSiret, isSiret } from '@comptoir/contract/identite/siret.ts';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ResumeErreurs } from '../formulaire/resume-erreurs.tsx';
import { metiersQuery } from './creation.queries.ts';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';
import {
  CHAMPS_SOCIETE,
  chiffresOf,
  verifierSociete,
  type ChampSociete,
} from './saisie-creation.ts';
import { useEtapeCreation } from './use-etape-creation.ts';

const SIRET_CHIFFRES = 14;

export function EtapeSociete(props: EtapeProps) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: metiers } = useQuery(metiersQuery({ api, locale }));
  const { form, libelles, texte, submit } = useEtapeCreation<ChampSociete>(props, {
    noms: CHAMPS_SOCIETE,
    verifier: verifierSociete,
  });
  return (
    <form {...form.props} onSubmit={submit}>
      <TitreEtape>{t('creation.societe.titre')}</TitreEtape>
      {form.isChecked && (
        <ResumeErreurs erreurs={form.errors} libelles={libelles} focus={form.focus} />
      )}
      <div className="grid gap-4 sm:grid-cols-6">
        <TextInput
          {...texte('siret')}
          {...siretMessages()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
          className="sm:col-span-6"
        />
        <TextInput
          {...texte('raisonSociale')}
          autoComplete="organization"
          maxLength={120}
          required
          className="sm:col-span-6"
        />
        <Select
          {...texte('metier')}
          options={(metiers ?? []).map(({ code, libelle }) => ({ value: code, label: libelle }))}
          placeholder={t('creation.societe.metierIndice')}
          required
          className="sm:col-span-6"
        />
        <TextInput
          {...texte('adresseLigne1')}
          autoComplete="address-line1"
          maxLength={120}
          required
          className="sm:col-span-6"
        />
        <TextInput
          {...texte('adresseLigne2')}
          labelEnd={<Facultatif />}
          autoComplete="address-line2"
          maxLength={120}
          className="sm:col-span-6"
        />
        <TextInput
          {...texte('codePostal')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
          className="sm:col-span-2"
        />
        <TextInput
          {...texte('ville')}
          autoComplete="address-level2"
          maxLength={80}
          required
          className="sm:col-span-4"
        />
      </div>
      <p className="mt-4 type-meta text-text-2">{t('creation.societe.dejaClient')}</p>
      <ActionsEtape>{t('creation.continuer')}</ActionsEtape>
    </form>
  );

  /** Told while one types: how many digits are left, then whether the number can exist. */
  function siretMessages() {
    const chiffres = chiffresOf(form.values.siret);
    const manque = SIRET_CHIFFRES - chiffres.length;
    if (chiffres === '') return { help: t('creation.societe.siretAide') };
    if (manque > 0) return { help: t('creation.societe.siretReste', { count: manque }) };
    if (!isSiret(chiffres)) return { error: t('erreur.siret') };
    if (!aCleJuste(chiffres)) {
      return { help: <span className="text-warn">{t('creation.societe.siretCle')}</span> };
    }
    return {
      help: (
        <span className="text-ok">
          {t('creation.societe.siretBon', { siret: formatSiret(chiffres) })}
        </span>
      ),
    };
  }
}

export function Facultatif() {
  const t = useTexts('identite');
  return <span className="type-meta text-text-2">{t('formulaire.facultatif')}</span>;
}

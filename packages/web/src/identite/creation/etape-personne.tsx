import type { FormEvent } from 'react';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ResumeErreurs } from '../formulaire/resume-erreurs.tsx';
import { useFormulaire, type Erreurs } from '../formulaire/use-formulaire.ts';
import { Facultatif } from './etape-societe.tsx';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';
import { CHAMPS_PERSONNE, verifierPersonne, type ChampPersonne } from './saisie-creation.ts';

/** Without a password: who opens the link of the mail chooses it. */
export function EtapePersonne({ saisie, repondre, continuer, retour }: EtapeProps) {
  const t = useTexts('identite');
  const { prenom, nom, email, telephone } = saisie;
  const form = useFormulaire<ChampPersonne>({
    initiale: { prenom, nom, email, telephone },
    verifier: (lue) =>
      Object.fromEntries(
        Object.entries(verifierPersonne(lue)).map(([champ, code]) => [champ, t(`erreur.${code}`)]),
      ) as Erreurs<ChampPersonne>,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lue = form.relire();
    repondre(lue ?? form.saisie);
    if (lue) continuer();
  };
  const libelles = Object.fromEntries(
    CHAMPS_PERSONNE.map((each) => [each, t(`champs.${each}`)]),
  ) as Record<ChampPersonne, string>;
  const texte = (each: ChampPersonne) => ({ ...form.champ(each), label: libelles[each] });
  return (
    <form {...form.props} onSubmit={submit}>
      <TitreEtape>{t('creation.personne.titre')}</TitreEtape>
      {form.isChecked && (
        <ResumeErreurs erreurs={form.erreurs} libelles={libelles} focus={form.focus} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...texte('prenom')} autoComplete="given-name" maxLength={80} required />
        <TextInput {...texte('nom')} autoComplete="family-name" maxLength={80} required />
        <TextInput
          {...texte('email')}
          help={t('creation.personne.emailAide')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          className="sm:col-span-2"
        />
        <TextInput
          {...texte('telephone')}
          labelEnd={<Facultatif />}
          help={t('creation.personne.telephoneAide')}
          type="tel"
          autoComplete="tel"
          maxLength={25}
          className="sm:col-span-2"
        />
      </div>
      <ActionsEtape retour={retour}>{t('creation.continuer')}</ActionsEtape>
    </form>
  );
}

import type { VariableOf } from '../../document';

/** The language and region of a date. */
export type Locale = VariableOf<'date'>['locale'];

/**
 * Names of months from January and days from Monday, in the form used within a date. Each field is one line of words.
 */
interface Names {
  readonly months: string;
  readonly shortMonths: string;
  readonly days: string;
  readonly shortDays: string;
}

/** From the Unicode locale data (CLDR), release 48; kept here because machines have different data. */
export const NAMES: Readonly<Record<Locale, Names>> = {
  en_US: {
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    shortDays: 'Mon Tue Wed Thu Fri Sat Sun',
  },
  cs: {
    months: 'ledna února března dubna května června července srpna září října listopadu prosince',
    shortMonths: 'led úno bře dub kvě čvn čvc srp zář říj lis pro',
    days: 'pondělí úterý středa čtvrtek pátek sobota neděle',
    shortDays: 'po út st čt pá so ne',
  },
  da: {
    months: 'januar februar marts april maj juni juli august september oktober november december',
    shortMonths: 'jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.',
    days: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
    shortDays: 'man. tirs. ons. tors. fre. lør. søn.',
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    days: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
    shortDays: 'ma di wo do vr za zo',
  },
  fi: {
    months:
      'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
    shortMonths: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
    days: 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
    shortDays: 'ma ti ke to pe la su',
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    shortDays: 'lun. mar. mer. jeu. ven. sam. dim.',
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    days: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    shortDays: 'Mo Di Mi Do Fr Sa So',
  },
  it: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
    days: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    shortDays: 'lun mar mer gio ven sab dom',
  },
  no: {
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    shortMonths: 'jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.',
    days: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
    shortDays: 'man. tir. ons. tor. fre. lør. søn.',
  },
  pl: {
    months:
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    days: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
    shortDays: 'pon. wt. śr. czw. pt. sob. niedz.',
  },
  pt_PT: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    shortMonths: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    days: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    shortDays: 'segunda terça quarta quinta sexta sábado domingo',
  },
  es_ES: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic',
    days: 'lunes martes miércoles jueves viernes sábado domingo',
    shortDays: 'lun mar mié jue vie sáb dom',
  },
  sv: {
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    shortMonths: 'jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.',
    days: 'måndag tisdag onsdag torsdag fredag lördag söndag',
    shortDays: 'mån tis ons tors fre lör sön',
  },
};

// Whether the person leads people: by the duties, then by the title.
import { inWords } from '#domain/text/wordLimits.ts';
import { readDutyKind } from '#ai/onDevice/kit/duties/dutyKind.ts';

const leadingTitles = inWords(
  /\b(?:(?:team|technical|tech|engineering|development|group|delivery|support) ?lead(?:er)?|lead$|head$|shift lead(?:er)?|supervisor|supervisora|foreman|head (?:of|chef|nurse|waiter|cook|housekeeper)|charge nurse|store manager|site manager|engineering manager|department manager|(?:production|warehouse|restaurant|kitchen|hotel|bar|café|pub|club|salon|branch|shop|housekeeping|front office|night|office|shift|operations|call cent(?:er|re)) manager|director|directora|chief|encargad[oa]|jef[ea] de (?:equipo|turno|cocina|sala|almac[eé]n|tienda|obra|planta)|capataz|supervisor[a]?)\b/iu,
);
/** Works for a leader, leads nobody. */
const toSomebody = inWords(
  /\b(?:to|of) the (?:director|head|chief)|\b(?:assistant|asistente|secretari[oa]) (?:to|de|del)\b/iu,
);
const ledInText = inWords(
  /\b(?:(?:lead|manage|supervise|managing|leading|supervising) (?:a |the |our )?(?:\w+ )?team of \d+|responsible for (?:a |the |our )?(?:\w+ ){0,2}team of|(?:recruitment|training|leading|supervision|rota planning|appraisals?) (?:and (?:\w+ ){1,2})?of (?:a |the |our )?(?:\w+ )?(?:team|crew|staff)\b|(?<!-)(?:manag(?:e|es|ing)|lead|leading|coach|coaching|supervise|supervising|run|running|build and lead) (?:and (?:support|develop|mentor|coach|motivate|guide) )?(?:a |the |our |your )?(?:(?:global|new|small|growing|technical|local|software|development|engineering|sales|support) ){0,2}(?:teams?\b(?! (?:player|spirit|meeting|work|event|effort|goal|project))|juniors?\b|junior (?:staff|colleagues|developers|engineers|members))|direct reports|you (?:will )?(?:lead|manage|supervise) (?:them|the (?:shift|crew|team)|a (?:shift|crew) of)|(?:experience|experienced) (?:in |with |of )?(?:leading|managing|supervising|building and leading) (?:[\w-]+ ){0,4}(?:teams?|staff|people)\b|(?:management|leadership|supervision) of (?:[\w-]+ ){0,3}(?:teams?|staff)\b|motivat(?:e|es|ing) (?:and \w+ )?your (?:\w+ ){0,2}team\b|(?:members|people|colleagues|employees) you (?:will )?(?:be )?(?:lead|leading|manage|managing)\b|(?:coach|mentor) (?:and (?:coach|mentor) )?(?:for|to) (?:less experienced|junior|new)|people management|personnel responsibility|staff responsibility|line management|(?:liderar[aá]s|dirigir[aá]s|coordinar[aá]s|liderar|dirigir|coordinar|lleva(?:r|r[aá]s?)|gestionar[aá]?s?) (?:a )?un equipo de|experiencia (?:en (?:la )?)?(?:gesti[oó]n|direcci[oó]n|coordinaci[oó]n|liderazgo) de (?:equipos|personas|personal)|(?:gestionar|dirigir|coordinar|motivar|liderar|formar|organizar)(?:[aá]s?)? (?:y \p{L}+ )?(?:al?|tu|su|nuestro) equipo|bajo su direcci[oó]n|personal a (?:su|tu) cargo|equipo a (?:su|tu) cargo)\b/iu,
);

export function arePeopleLed({
  title,
  duties,
  text,
}: {
  title: string;
  duties: readonly string[];
  text: string;
}): boolean {
  return (
    (leadingTitles.test(title) && !toSomebody.test(title)) ||
    ledInText.test(text) ||
    duties.some((duty) => readDutyKind(duty) === 'lead')
  );
}

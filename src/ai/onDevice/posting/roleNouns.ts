// Words that name a role ("engineer", "enfermera"), and words around them that do not.

const en =
  'accountant administrator adviser advisor agent ambassador analyst animator apprentice architect arranger artist assessor assistant associate attendant attorney auditor author baker barista bartender bioinformatician biologist bookkeeper broker buyer caregiver caretaker carer carpenter cashier champion chauffeur chef chemist cleaner clerk coach collector commander concierge conductor consultant controller cook coordinator copywriter counsel counsellor counselor courier craftsman curator dentist designer developer devops dietitian dietician director dispatcher doctor driver economist editor electrician embalmer engineer epidemiologist estimator evangelist examiner executive expert facilitator fellow fitter forester gardener geologist guard groomer guide hairdresser handler handyman head helper host hostess housekeeper housekeeping inspector installer instructor intern interpreter investigator janitor journalist judge labourer laborer lawyer lead leader lecturer librarian linguist machinist manager marketer marketeer mason mathematician mechanic mechatronics merchandiser midwife modeler modeller nanny nurse nutritionist officer operative operator optician optometrist owner packer painter paralegal paramedic partner pharmacist phd photographer physician physicist physiotherapist picker pilot planner plumber policeman porter postdoc president producer professor programmer proofreader psychiatrist psychologist psychotherapist publisher purchaser radiographer realtor receptionist recruiter registrar rep representative researcher roofer sailor salesman salesperson scheduler scientist secretary seller server servicer sommelier specialist staff statistician steward strategist superintendent superviser supervisor supporter surgeon surveyor teacher technician technologist teller tester therapist toolmaker trader trainee trainer translator treasurer tutor typist underwriter veterinarian vet vp waiter waitress warden welder worker writer postdoctoral scholarship internship professorship';
const es =
  'abogado abogada administrador administradora administrativo administrativa agente albañil almacenero almacenista analista animador animadora aprendiz arquitecto arquitecta asesor asesora asistente auditor auditora auxiliar ayudante azafata azafato becario becaria bibliotecario bibliotecaria biólogo bióloga cajero cajera camarero camarera camarista capataz carpintero carpintera celador celadora chef chófer científico científica cirujano cirujana cocinero cocinera comercial community conductor conductora conserje consultor consultora contable contador contadora coordinador coordinadora cuidador cuidadora dependiente dependienta desarrollador desarrolladora director directora diseñador diseñadora docente doctor doctora economista editor editora educador educadora ejecutivo ejecutiva electricista empleado empleada encargado encargada enfermero enfermera entrenador entrenadora especialista experto experta farmacéutico farmacéutica fisioterapeuta fontanero fontanera formador formadora gerente gestor gestora guardia guía ingeniero ingeniera instalador instaladora investigador investigadora jardinero jardinera jefe jefa líder limpiador limpiadora logopeda maestro maestra maquinista mecánico mecánica mesero mesera médico médica matrona monitor monitora mozo moza niñera oficial operador operadora operario operaria panadero panadera peluquero peluquera peón periodista pintor pintora planificador planificadora practicante preparador preparadora profesor profesora programador programadora promotor promotora psicólogo psicóloga químico química recepcionista reclutador reclutadora redactor redactora repartidor repartidora representante responsable sanitario secretario secretaria soldador soldadora subdirector subdirectora supervisor supervisora técnico técnica teleoperador teleoperadora terapeuta tester trabajador trabajadora traductor traductora transportista tutor tutora vendedor vendedora veterinario veterinaria vigilante';

const nouns = new Set([...en.split(' '), ...es.split(' ')]);

/** Verbs and things as well: they name a role in the singular only. */
const singularOnly = new Set([
  'leads',
  'hosts',
  'guards',
  'guides',
  'heads',
  'helps',
  'champions',
  'partners',
  'supports',
  'cooks',
  'conducts',
  'stewards',
]);

/** True for a word, singular or plural, that names a role. */
export function isRoleNoun(lower: string): boolean {
  if (singularOnly.has(lower)) return false;
  return (
    nouns.has(lower) ||
    nouns.has(lower.replace(/s$/, '')) ||
    nouns.has(lower.replace(/es$/, '')) ||
    nouns.has(lower.replace(/ies$/, 'y')) ||
    nouns.has(lower.replace(/[/(].*$/, '')) ||
    nouns.has(lower.replace(/^.*-/, ''))
  );
}

// The kinds of files a resume may be.

/** Content type by the ending of the file's name. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

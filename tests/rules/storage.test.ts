// Who may upload and download which file, evaluated by production's engine with access to the world's documents. All tests
// are one file to the runner: only one at a time may use the run's own project, which is the one that storage.rules read.
import './storage/answerFiles.ts';
import './storage/blindFiles.ts';
import './storage/ownFiles.ts';
import './storage/fileLimits.ts';
import './storage/guestFiles.ts';

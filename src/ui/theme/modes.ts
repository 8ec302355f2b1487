// Light, dark, or whatever the device says, each with its icon.
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';

export const modes = ['light', 'dark', 'system'] as const;
export const modeIcons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

// The three kinds of stages and the rules each follows: writing, camera, résumé. Pictures are drawn from words, not screenshots.
import { Box, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bandGround } from '#ui/theme/themeBackdrop.ts';
import { ChatPicture } from './ChatPicture.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';
import { ResumePicture } from './ResumePicture.tsx';
import { VideoPicture } from './VideoPicture.tsx';

const stages: readonly { id: 'chat' | 'video' | 'resume'; anchor: string; picture: ReactNode }[] = [
  { id: 'chat', anchor: 'chat-interview', picture: <ChatPicture /> },
  { id: 'video', anchor: 'video-interview', picture: <VideoPicture /> },
  { id: 'resume', anchor: 'resume-analysis', picture: <ResumePicture /> },
];

export function HomeStages() {
  const { t } = useTranslation('public');
  return (
    <Box sx={bandGround}>
      <Container
        maxWidth="lg"
        sx={{ py: { xs: 7, md: 11 }, display: 'grid', gap: { xs: 8, md: 12 } }}
      >
        {stages.map(({ id, anchor, picture }, index) => (
          <Box
            key={id}
            component="section"
            id={anchor}
            aria-labelledby={`${anchor}-title`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              gap: { xs: 4, md: 9 },
              alignItems: 'center',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="overline" component="p" color="primary" sx={{ mb: 1 }}>
                {t(`home.${id}.label`)}
              </Typography>
              <Typography variant="h1" component="h2" id={`${anchor}-title`}>
                {t(`home.${id}.title`)}
              </Typography>
              <Typography variant="lead" color="text.secondary" sx={{ mt: 1.5, mb: 3 }}>
                {t(`home.${id}.text`)}
              </Typography>
              <PointList
                points={[t(`home.${id}.point1`), t(`home.${id}.point2`), t(`home.${id}.point3`)]}
              />
            </Box>
            <Box
              component="figure"
              sx={{ m: 0, minWidth: 0, order: { md: index % 2 === 1 ? -1 : 0 } }}
            >
              <Box
                sx={{
                  p: { xs: 2, sm: 4 },
                  borderRadius: 2.5,
                  border: '1px solid',
                  borderColor: 'divider',
                  bgcolor: 'background.default',
                }}
              >
                {picture}
              </Box>
              <Typography
                component="figcaption"
                variant="caption"
                color="text.secondary"
                sx={{ display: 'block', mt: 1.25 }}
              >
                {t(`home.${id}.caption`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  );
}

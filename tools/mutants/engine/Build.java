import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import javax.tools.ToolProvider;

/**
 * Makes the classes that stand before the emulator's: compiles the programs beside this one, and puts the three classes they take the place of
 * under names of the same length. Compiles further programs beside them, which Java would else compile each time that one is started.
 *
 * <p>java tools/mutants/engine/Build.java OUT SOURCES JAR [PROGRAM.java …]
 */
public final class Build {
  private static final Map<String, String> RENAMED = Map.of("DefaultEmulatorRulesAuthorizer", "OriginalEmulatorRulesAuthorize", "DefaultEvaluator", "PrimaryEvaluator");

  public static void main(String[] arguments) throws Exception {
    Path out = Path.of(arguments[0]), sources = Path.of(arguments[1]), jar = Path.of(arguments[2]);
    try (JarFile classes = new JarFile(jar.toFile())) {
      for (var entry : classes.stream().filter(each -> RENAMED.keySet().stream().anyMatch(name -> each.getName().matches(".*/" + name + "([$].*)?[.]class"))).toList()) {
        // Latin-1 keeps every byte as it is; the lengths in the constant pool stay right.
        String bytes = new String(classes.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1);
        String name = entry.getName();
        for (var renamed : RENAMED.entrySet()) {
          bytes = bytes.replace(renamed.getKey(), renamed.getValue());
          name = name.replace(renamed.getKey(), renamed.getValue());
        }
        Files.createDirectories(out.resolve(name).getParent());
        Files.write(out.resolve(name), bytes.getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    List<String> told = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", out.toString(), "-cp", out + java.io.File.pathSeparator + jar));
    try (var files = Files.walk(sources)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java") && !file.endsWith("Build.java")).forEach(told::add);
    }
    told.addAll(List.of(arguments).subList(3, arguments.length));
    System.exit(ToolProvider.getSystemJavaCompiler().run(null, null, null, told.toArray(String[]::new)));
  }
}

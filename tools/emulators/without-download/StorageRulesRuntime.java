import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageCreateContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageDeleteContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageGetContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageListContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageCreateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageDeleteContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageGetContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageListContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageUpdateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageUpdateContextConverter;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Timestamp;
import com.google.protobuf.util.JsonFormat;
import com.google.type.LatLng;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.LogManager;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * The rules runtime of firebase-tools' Storage emulator, on Google's own rules engine as it is
 * contained in the Firestore emulator of the gcloud SDK.
 *
 * <p>firebase-tools (lib/emulator/storage/rules/runtime.js) writes one JSON object a line to
 * standard input and reads one a line from standard output:
 *
 * <ul>
 *   <li>{@code load_ruleset} compiles a ruleset under a name; the answer lists its issues;
 *   <li>{@code verify} asks whether a request is permitted under a loaded ruleset;
 *   <li>while it verifies a rule with {@code firestore.get} or {@code exists}, the runtime asks
 *       back with {@code fetch_firestore_document} under the id of the request, and the next
 *       message with that id and no action is the document.
 * </ul>
 */
public final class StorageRulesRuntime {
  private final Protocol protocol = new Protocol();
  private final Rulesets rulesets = new Rulesets();
  /** Verifications that wait for a document, by request id. */
  private final Map<Long, DocumentReads> waiting = new HashMap<>();

  public static void main(String[] arguments) throws IOException {
    if (arguments.length > 0 && !arguments[0].equals("serve")) {
      System.err.println("usage: java -jar storage-rules.jar serve");
      System.exit(2);
    }
    // Standard output belongs to the protocol alone.
    LogManager.getLogManager().reset();
    new StorageRulesRuntime().serve();
  }

  /** Answers messages until standard input ends. */
  private void serve() throws IOException {
    protocol.sendReady();
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (!line.isBlank()) answer(new JSONObject(line));
    }
  }

  private void answer(JSONObject message) {
    long id = message.optLong("id", -2);
    try {
      DocumentReads reads = message.has("action") ? null : waiting.remove(id);
      if (reads != null) {
        reads.deliver(message);
        return;
      }
      String action = message.optString("action");
      switch (action) {
        case "load_ruleset":
          protocol.sendLoaded(id, rulesets.load(message.getJSONObject("context")));
          break;
        case "verify":
          verify(id, message.getJSONObject("context"));
          break;
        default:
          protocol.sendError(id, "unknown action '" + action + "'");
      }
    } catch (IOException | RuntimeException problem) {
      protocol.sendError(id, String.valueOf(problem));
    }
  }

  private void verify(long id, JSONObject context) throws IOException {
    RulesetAst ruleset = rulesets.find(context.getString("rulesetName"));
    if (ruleset == null) {
      protocol.sendError(id, "no such ruleset");
      return;
    }
    DocumentReads reads =
        new DocumentReads(
            (path, reader) -> {
              waiting.put(id, reader);
              protocol.sendDocumentRequest(id, path);
            });
    StorageRequest request = StorageRequest.parse(context, reads);
    ListenableFuture<EvaluationResult> evaluation =
        new DefaultEvaluator(ruleset).evaluate(request.ruleContext(context.getString("method")));
    evaluation.addListener(
        () -> protocol.sendVerdict(id, evaluation, request.debugOutput()),
        MoreExecutors.directExecutor());
    reads.askNext();
  }

  /** The messages that go out. */
  private static final class Protocol {
    private final PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);

    private void send(JSONObject message) {
      out.print(message + "\n");
      out.flush();
    }

    private void sendResponse(
        long id, JSONObject result, List<String> errors, List<String> warnings) {
      send(
          new JSONObject()
              .put("id", id)
              .put("status", "ok")
              .put("action", "response")
              .put("errors", new JSONArray(errors))
              .put("warnings", new JSONArray(warnings))
              .put("result", result));
    }

    void sendReady() {
      send(new JSONObject().put("id", -1).put("status", "ok").put("action", "ready"));
    }

    void sendError(long id, String message) {
      sendResponse(id, new JSONObject(), List.of(message), List.of());
    }

    void sendLoaded(long id, LoadedRuleset loaded) {
      JSONObject result = new JSONObject();
      if (loaded.errors.isEmpty()) result.put("rulesVersion", loaded.rulesVersion);
      sendResponse(id, result, loaded.errors, loaded.warnings);
    }

    /** A rule that fails to evaluate denies; why it failed goes along as a warning. */
    void sendVerdict(
        long id, ListenableFuture<EvaluationResult> evaluation, List<String> debugOutput) {
      boolean permit = false;
      List<String> warnings = new ArrayList<>();
      try {
        permit = Futures.getDone(evaluation).permit();
      } catch (Exception failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        warnings.add(cause.getMessage() == null ? String.valueOf(cause) : cause.getMessage());
      }
      warnings.addAll(debugOutput);
      sendResponse(id, new JSONObject().put("permit", permit), List.of(), warnings);
    }

    void sendDocumentRequest(long id, String path) {
      send(
          new JSONObject()
              .put("id", id)
              .put("server_request_id", id)
              .put("status", "ok")
              .put("action", "fetch_firestore_document")
              .put("errors", new JSONArray())
              .put("warnings", new JSONArray())
              .put("context", new JSONObject().put("path", path)));
    }
  }

  /** What came of compiling a ruleset. */
  private static final class LoadedRuleset {
    final List<String> errors = new ArrayList<>();
    final List<String> warnings = new ArrayList<>();
    int rulesVersion;
  }

  /** Compiled rulesets by name. */
  private static final class Rulesets {
    private final FirebaseRulesProtoCompiler compiler =
        FirebaseRulesProtoCompiler.createStandalone(
            FirebaseRulesLangOptions.builder()
                .allowTernaryOperator(true)
                .allowCrossServiceRules(true)
                .build());
    private final Map<String, RulesetAst> byName = new HashMap<>();

    RulesetAst find(String name) {
      return byName.get(name);
    }

    LoadedRuleset load(JSONObject context) {
      CompileResult compiled = compiler.compile(source(context.getJSONObject("source")));
      LoadedRuleset loaded = new LoadedRuleset();
      for (Issue issue : compiled.getIssues()) {
        boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
        (isError ? loaded.errors : loaded.warnings).add(describe(issue));
      }
      if (compiled.hasCompilationError()) {
        if (loaded.errors.isEmpty()) loaded.errors.add("compilation failed");
        return loaded;
      }
      RulesetAst ruleset = compiled.getRulesetAst();
      byName.put(context.getString("rulesetName"), ruleset);
      loaded.rulesVersion = ruleset.getVersionValue() == 2 ? 2 : 1;
      return loaded;
    }

    private static Source source(JSONObject json) {
      Source.Builder source = Source.newBuilder();
      for (Object entry : json.getJSONArray("files")) {
        JSONObject file = (JSONObject) entry;
        source.addFiles(
            File.newBuilder()
                .setName(file.getString("name"))
                .setContent(file.getString("content")));
      }
      return source.build();
    }

    /** In the form that firebase-tools parses to print the place of an issue. */
    private static String describe(Issue issue) {
      SourcePosition position = issue.getSourcePosition();
      JSONObject place =
          new JSONObject()
              .put("fileName_", position.getFileName())
              .put("line_", position.getLine())
              .put("column_", position.getColumn());
      return new JSONObject()
          .put("description_", issue.getDescription())
          .put("severity_", issue.getSeverityValue())
          .put("sourcePosition_", place)
          .toString();
    }
  }

  /** Asks firebase-tools for a document; the answer reaches {@link DocumentReads#deliver}. */
  private interface DocumentSource {
    void request(String path, DocumentReads reader);
  }

  /** The Firestore reads of one verification: asked for one at a time, each path once. */
  private static final class DocumentReads {
    private final DocumentSource source;
    private final Map<String, SettableFuture<JSONObject>> byPath = new HashMap<>();
    private final Deque<String> queue = new ArrayDeque<>();
    private String current;

    DocumentReads(DocumentSource source) {
      this.source = source;
    }

    /** The document at a path, or null where there is none. */
    ListenableFuture<JSONObject> read(String path) {
      SettableFuture<JSONObject> known = byPath.get(path);
      if (known != null) return known;
      SettableFuture<JSONObject> document = SettableFuture.create();
      byPath.put(path, document);
      queue.add(path);
      return document;
    }

    void askNext() {
      if (current != null || queue.isEmpty()) return;
      current = queue.poll();
      source.request(current, this);
    }

    void deliver(JSONObject response) {
      SettableFuture<JSONObject> document = byPath.get(current);
      current = null;
      boolean found = "ok".equals(response.optString("status"));
      document.set(found ? response.optJSONObject("result") : null);
      askNext();
    }
  }

  /** One request to the bucket, as the rules see it. */
  private static final class StorageRequest
      implements FirebaseStorageGetContext,
          FirebaseStorageListContext,
          FirebaseStorageCreateContext,
          FirebaseStorageUpdateContext,
          FirebaseStorageDeleteContext {
    private final ExpressionPathValue path;
    private final ExpressionMapValue request;
    private final ExpressionValue resource;
    private final DocumentReads reads;
    private final List<String> debugOutput = new ArrayList<>();

    private StorageRequest(
        ExpressionPathValue path,
        ExpressionMapValue request,
        ExpressionValue resource,
        DocumentReads reads) {
      this.path = path;
      this.request = request;
      this.resource = resource;
      this.reads = reads;
    }

    static StorageRequest parse(JSONObject context, DocumentReads reads) throws IOException {
      JSONObject variables = context.getJSONObject("variables");
      JSONObject resource = variables.optJSONObject("resource");
      ExpressionMapValue request = value(variables.getJSONObject("request")).getMapValue();
      ExpressionValue uploaded = request.getFieldsOrDefault("resource", ExpressionValueUtils.NULL);
      return new StorageRequest(
          pathOf(context),
          request.toBuilder().putFields("resource", withoutEmptyNotes(uploaded)).build(),
          resource == null ? ExpressionValueUtils.NULL : withoutEmptyNotes(value(resource)),
          reads);
    }

    /**
     * Cloud Storage hands the rules null for the custom metadata of an object that has none;
     * firebase-tools (lib/emulator/storage/metadata.js) sends an empty map.
     */
    private static ExpressionValue withoutEmptyNotes(ExpressionValue object) {
      ExpressionMapValue fields = object.getMapValue();
      ExpressionValue notes = fields.getFieldsOrDefault("metadata", ExpressionValueUtils.NULL);
      if (!notes.hasMapValue() || notes.getMapValue().getFieldsCount() > 0) return object;
      return ExpressionValue.newBuilder()
          .setMapValue(fields.toBuilder().putFields("metadata", ExpressionValueUtils.NULL))
          .build();
    }

    private static ExpressionPathValue pathOf(JSONObject context) {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      boolean isList = context.getString("method").equals("list");
      // An empty segment is a part of the object's name, but where the path begins and a prefix ends.
      String given = context.getString("path").replaceFirst("^/", "");
      for (String segment : (isList ? given.replaceFirst("/+$", "") : given).split("/", -1)) {
        path.addSegments(ExpressionValueUtils.simpleSegment(segment));
      }
      if (isList) {
        // A list covers the children of its prefix: one unknown segment with a delimiter, any
        // depth without one.
        path.addSegments(
            "/".equals(context.optString("delimiter"))
                ? ExpressionValueUtils.unboundCaptureSegment("child")
                : ExpressionValueUtils.unboundGlobSegment("descendant"));
      }
      return path.build();
    }

    private static ExpressionValue value(JSONObject json) throws InvalidProtocolBufferException {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
      return value.build();
    }

    RuleContext ruleContext(String method) {
      switch (method) {
        case "get":
          return FirebaseStorageGetContextConverter.convert(this);
        case "list":
          return FirebaseStorageListContextConverter.convert(this);
        case "create":
          return FirebaseStorageCreateContextConverter.convert(this);
        case "update":
          return FirebaseStorageUpdateContextConverter.convert(this);
        case "delete":
          return FirebaseStorageDeleteContextConverter.convert(this);
        default:
          // "read" and "write", which stand for several methods in a rule.
          return FirebaseStorageUpdateContextConverter.convert(this).toBuilder()
              .method(method)
              .build();
      }
    }

    List<String> debugOutput() {
      return debugOutput;
    }

    @Override
    public ExpressionPathValue path() {
      return path;
    }

    @Override
    public ExpressionMapValue request() {
      return request;
    }

    @Override
    public ListenableFuture<ExpressionValue> resource() {
      return Futures.immediateFuture(resource);
    }

    @Override
    public ExpressionValue debug(ExpressionValue value) {
      debugOutput.add("debug: " + ExpressionValueUtils.getObjectValue(value));
      return value;
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(
        ExpressionPathValue document, SourcePosition position) {
      return Futures.transform(
          reads.read(PathUtils.toBoundString(document)),
          found ->
              found == null
                  ? ExpressionValueUtils.NULL
                  : FirestoreValues.document(document, found),
          MoreExecutors.directExecutor());
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(
        ExpressionPathValue document, SourcePosition position) {
      return Futures.transform(
          reads.read(PathUtils.toBoundString(document)),
          found -> ExpressionValueUtils.createValue(found != null),
          MoreExecutors.directExecutor());
    }
  }

  /** Firestore's JSON form (REST reference, `Value`) as values of the rules language. */
  private static final class FirestoreValues {
    static ExpressionValue document(ExpressionPathValue path, JSONObject json) {
      List<ExpressionPathSegmentValue> segments = path.getSegmentsList();
      Object id = segments.get(segments.size() - 1).getSimple();
      return ExpressionValue.newBuilder()
          .setMapValue(
              ExpressionMapValue.newBuilder()
                  .putFields("data", map(json.optJSONObject("fields")))
                  .putFields("id", ExpressionValueUtils.createValue(id))
                  .putFields("__name__", ExpressionValue.newBuilder().setPathValue(path).build()))
          .build();
    }

    private static ExpressionValue map(JSONObject fields) {
      ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
      if (fields != null) {
        for (String name : fields.keySet()) {
          map.putFields(name, value(fields.getJSONObject(name)));
        }
      }
      return ExpressionValue.newBuilder().setMapValue(map).build();
    }

    private static ExpressionValue list(JSONArray values) {
      ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
      if (values != null) {
        for (Object entry : values) list.addValues(value((JSONObject) entry));
      }
      return ExpressionValue.newBuilder().setListValue(list).build();
    }

    private static ExpressionValue value(JSONObject json) {
      String kind = json.keys().next();
      switch (kind) {
        case "booleanValue":
          return ExpressionValueUtils.createValue(json.getBoolean(kind));
        case "integerValue":
          return ExpressionValueUtils.createValue(Long.parseLong(json.get(kind).toString()));
        case "doubleValue":
          return ExpressionValueUtils.createValue(Double.parseDouble(json.get(kind).toString()));
        case "stringValue":
          return ExpressionValueUtils.createValue((Object) json.getString(kind));
        case "timestampValue":
          return timestamp(json.getString(kind));
        case "bytesValue":
          return ExpressionValue.newBuilder()
              .setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(json.getString(kind))))
              .build();
        case "geoPointValue":
          return place(json.getJSONObject(kind));
        case "referenceValue":
          return reference(json.getString(kind));
        case "arrayValue":
          return list(json.getJSONObject(kind).optJSONArray("values"));
        case "mapValue":
          return map(json.getJSONObject(kind).optJSONObject("fields"));
        default:
          return ExpressionValueUtils.NULL;
      }
    }

    private static ExpressionValue timestamp(String text) {
      Instant instant = Instant.parse(text);
      return ExpressionValueUtils.createValue(
          Timestamp.newBuilder()
              .setSeconds(instant.getEpochSecond())
              .setNanos(instant.getNano())
              .build());
    }

    private static ExpressionValue place(JSONObject json) {
      return ExpressionValueUtils.createValue(
          (Object)
              LatLng.newBuilder()
                  .setLatitude(json.optDouble("latitude", 0))
                  .setLongitude(json.optDouble("longitude", 0))
                  .build());
    }

    /** Rules name documents from `/databases/` on, without the project. */
    private static ExpressionValue reference(String name) {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      for (String segment : name.substring(Math.max(name.indexOf("/databases/"), 0)).split("/")) {
        if (!segment.isEmpty()) path.addSegments(ExpressionValueUtils.simpleSegment(segment));
      }
      return ExpressionValue.newBuilder().setPathValue(path).build();
    }
  }
}
